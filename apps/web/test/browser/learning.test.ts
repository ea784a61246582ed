import { lessonText } from '@negotiator/language'
import { expect, it } from 'vitest'
import { LESSONS } from '../../src/learn/lessons/index.ts'
import { downloaded } from './downloaded.ts'
import { EYES } from './eyes.ts'
import { touch } from './lesson-hands.ts'
import { measure } from './measure.ts'
import { onSite, visit } from './site.ts'
import { violations } from './violations.ts'

/** A busy machine takes its time; nothing here waits for a clock. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

onSite('learning', (site) => {
  it('a lesson by keyboard alone, with a wrong move that is explained and put back; it stays done', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const tabTo = async (name: RegExp) => {
      const wanted = page.getByRole('button', { name })
      await wanted.waitFor()
      for (let i = 0; i < 30; i++) {
        await page.keyboard.press('Tab')
        if (await wanted.evaluate((button) => button === document.activeElement)) return
      }
      throw new Error(`no Tab leads to ${name}`)
    }
    const coach = page.getByRole('region', { name: 'The coach' })
    const says = (words: string) => coach.getByText(words, { exact: false }).waitFor()
    const answerHasFocus = (name: string) =>
      page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name)
    await page.goto(site.origin)
    await tabTo(/^Learn$/)
    await press('Enter')
    await tabTo(/^The dial/)
    await press('Enter')
    await answerHasFocus('Let me try')
    await press('Enter', '2', '2')
    await says('That line does not calm him.')
    await answerHasFocus('Put it back and try again')
    await press('Enter')
    expect(await page.getByRole('link', { name: /^Conversation points 0/ }).count()).toBe(1)
    await press('1', 'f')
    await says('Facedown, a card gives 1 CP')
    await answerHasFocus('Put it back and try again')
    await press('Enter', '1', '1')
    await says('One success, and he is a step calmer.')
    await answerHasFocus('Go on')
    await press('Enter')
    await says('With one card, get somebody out.')
    await answerHasFocus('Let me try')
    // Whoever has understood may play at once.
    await press('3', '3')
    await says('Two steps down')
    await answerHasFocus('Go on')
    await press('Enter')
    await says('End this call with everybody alive.')
    await press('e')
    await says('Nobody died. Hanging up is safe')
    await answerHasFocus('Next lesson: The conversation')
    await page.reload()
    await page.goto(`${site.origin}/#/learn`)
    await page.getByText('1 of 9 done').waitFor()
    await page.getByRole('button', { name: /^✓?\s*The dial.*done$/ }).click()
    await says('Bring the threat down to 1')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(LESSONS)(
    'the lesson $id by touch at 360 px in French: the coach hides nothing, nothing scrolls',
    async (lesson) => {
      const visitor = await visit(site, { ...PHONE, settings: { lang: 'fr' } })
      const { page } = visitor
      const coach = page.getByRole('region', { name: 'Le formateur' })
      const look = async () => {
        const { scrolls, small } = await page.evaluate(measure)
        expect(scrolls).toBe(false)
        expect(small).toEqual([])
        expect(await page.evaluate(covered)).toEqual([])
      }
      const says = (key: string) =>
        coach.getByText(lessonText('fr', key).split(' (')[0]!, { exact: false }).first().waitFor()
      await page.goto(`${site.origin}/#/learn/${lesson.id}`)
      for (const step of lesson.steps) {
        await says(`lesson.${lesson.id}.${step.name}.text`)
        await look()
        if (step.spotlight === 'abductor') await page.locator('[data-area=abductor]').waitFor()
        await expect.poll(() => page.locator('#coach-words').evaluate(isCut)).toBe(false)
        await page.getByRole('button', { name: 'À moi de jouer' }).tap()
        for (const action of step.solution) {
          await touch(page, action)
          await look()
        }
        await says(`lesson.${lesson.id}.${step.name}.right`)
        await expect.poll(() => page.locator('#coach-words').evaluate(isCut)).toBe(false)
        if (step !== lesson.steps.at(-1)) await page.getByRole('button', { name: 'Continuer' }).tap()
      }
      const isLast = lesson === LESSONS.at(-1)
      await page.getByRole('button', { name: isLast ? 'Jouer maintenant' : /^Leçon suivante/ }).tap()
      await page.waitForURL(isLast ? /#\/play\// : /#\/learn\//)
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it.each([
    [740, 360, 'fr', 'normal'],
    [740, 360, 'fr', 'large'],
    [360, 640, 'en', 'large'],
    [360, 640, 'fr', 'large'],
  ])(
    'the task of every lesson is read without scrolling: %d × %d, %s, %s letters',
    async (width, height, lang, textSize) => {
      const visitor = await visit(site, { viewport: { width, height }, settings: { lang, textSize } })
      const { page } = visitor
      const cut: string[] = []
      for (const { id } of LESSONS) {
        await page.goto(`${site.origin}/#/learn/${id}`)
        await page.reload()
        await page.locator('[data-answer] button').waitFor()
        await page.evaluate(() => document.fonts.ready)
        if (await page.evaluate(isTaskHidden)) cut.push(id)
      }
      expect(cut).toEqual([])
      await visitor.context.close()
    },
  )

  it.each(EYES)('axe finds nothing: %s, %s, %d × %d', async (theme, lang, width, height) => {
    const visitor = await visit(site, {
      viewport: { width, height },
      settings: { theme, lang, lessons: ['dial'] },
    })
    const { page } = visitor
    const found: string[] = []
    const check = async (where: string) => {
      found.push(...(await violations(visitor)).map((each) => `${where}: ${each}`))
    }
    await page.goto(`${site.origin}/#/learn`)
    await page.locator('ol button').first().waitFor()
    await check('list')
    await page.goto(`${site.origin}/#/learn/rolls`)
    const coach = page.locator('section[class*=coach]')
    await coach.locator('[data-answer] button').waitFor()
    await check('told')
    await page.keyboard.press('Enter')
    await check('task')
    for (const key of ['1', '1', 'Enter']) await page.keyboard.press(key)
    await coach.locator('[data-answer] button').waitFor()
    await check('wrong')
    await page.keyboard.press('m')
    await page.locator('dialog[open]').waitFor()
    await check('menu')
    await page.goto(`${site.origin}/#/learn/demands`)
    await page.locator('button[data-face=down]').first().click()
    await check('a demand')
    expect(found).toEqual([])
    await visitor.context.close()
  })

  it('finished lessons travel with the export, and go with the data', async () => {
    const visitor = await visit(site, { settings: { lessons: ['dial', 'talk'] } })
    const { page } = visitor
    const take = (buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name: 'x', mimeType: 'application/json', buffer })
    const done = async (words: string) => {
      await page.goto(`${site.origin}/#/learn`)
      await page.getByText(words).waitFor()
      await page.goto(`${site.origin}/#/`)
    }
    await page.goto(site.origin)
    const exported = await downloaded(page, page.getByRole('button', { name: 'Export everything' }))
    await page.getByRole('button', { name: 'Delete all my data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all my data' }).click()
    await page.getByText('Everything is deleted.').waitFor()
    await done('0 of 9 done')
    const other = JSON.parse(exported.toString())
    await take(
      Buffer.from(JSON.stringify({ ...other, settings: { ...other.settings, lessons: ['rolls', 7] } })),
    )
    await page.getByText('0 games added').waitFor()
    await done('1 of 9 done')
    await take(exported)
    await page.getByText('0 games added').waitFor()
    await done('3 of 9 done')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

/** In the page: is there more to read than is seen? */
const isCut = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1

/** In the page: visible parts of the table that lie under the coach. */
function covered(): string[] {
  const coach = document.querySelector('section[class*=coach]')?.getBoundingClientRect()
  if (coach === undefined) return ['no coach']
  return [
    ...document.querySelectorAll('main > :not([class*=coach], [class*=backdrop], [class*=sky])'),
  ].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const overlaps =
      left < coach.right - 1 && right > coach.left + 1 && top < coach.bottom - 1 && bottom > coach.top + 1
    return overlaps ? [part.className] : []
  })
}

/** In the page: is something of the task under the answer, or outside the coach? */
function isTaskHidden(): boolean {
  const task = document.querySelector('#coach-task')!.getBoundingClientRect()
  const words = document.querySelector('#coach-words')!.getBoundingClientRect()
  const answer = document.querySelector('[data-answer]')!.getBoundingClientRect()
  return task.top < words.top + 40 || task.bottom > answer.top || answer.bottom > innerHeight
}
