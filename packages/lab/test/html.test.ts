import { addPackTexts, LANGS } from '@negotiator/language'
import { newPack, parsePack } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { htmlReport, LabRun } from '../src/index.ts'
import { escaped } from '../src/report/html/escape.ts'
import { duelJob, playOn, studyJob } from './jobs.ts'
import { SUBJECTS } from './subjects.ts'

/** Every tag that is opened is closed, in order; what needs no end is not looked at. */
function balanced(html: string): boolean {
  const open: string[] = []
  for (const [, end, name, self] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self === '/' || name === 'meta') continue
    if (end === '') open.push(name!)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

const study = playOn(new LabRun(studyJob({ cards: 30, numbers: 2 })))
const duel = playOn(new LabRun(duelJob()))

describe.each(LANGS)('the report as a page, in %s', (lang) => {
  it.each([
    ['a study', study],
    ['a duel', duel],
    ['one that was stopped', playOn(new LabRun(studyJob()), 1)],
    ['one that has not begun', new LabRun(studyJob())],
    ['a duel that has not begun', new LabRun(duelJob())],
    [
      'all packs',
      playOn(new LabRun(studyJob({ subjects: SUBJECTS.slice(6), games: 5, cards: 1, numbers: 0 }))),
    ],
  ])('stands alone: %s', (_, run) => {
    for (const { choice } of run.plan.subjects) choice.packs?.forEach(addPackTexts)
    const page = htmlReport(lang, run)
    expect(page).toMatch(new RegExp(`^<!doctype html>\n<html lang="${lang}">`))
    expect(balanced(page)).toBe(true)
    // Nothing runs, nothing is fetched, nothing is left unsaid.
    expect(page).not.toMatch(
      /<script|<img|<link|<iframe|\bon\w+=|\bsrc=|href=|url\(|style="|undefined|NaN|Infinity|\{\w+\}/,
    )
    expect(page).toContain('default-src &#39;none&#39;')
    expect(htmlReport(lang, run)).toBe(page)
  })

  it('names what it shows', () => {
    const page = htmlReport(lang, study)
    expect(page).toContain('Donna Scarborough')
    expect(page).toContain(lang === 'fr' ? 'Ce que valent les cartes' : 'What the cards are worth')
    expect(page.match(/<svg/g)!.length).toBeGreaterThan(100)
  })
})

describe('names from a pack', () => {
  it('are text, whatever is in them', () => {
    const text = JSON.stringify(newPack('evil'))
    const parsed = parsePack(text.replaceAll(/"title":"[^"]*"/g, `"title":"A & \\"B\\" 'C' 5 < 6"`))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const { pack } = parsed
    addPackTexts(pack)
    const [own] = pack.abductors!
    const subject = { abductor: own!.id, pack: own!.game, packs: [pack] }
    const page = htmlReport('en', playOn(new LabRun(studyJob({ subjects: [subject], games: 5, cards: 0 }))))
    expect(page).toContain('A &amp; &quot;B&quot; &#39;C&#39; 5 &lt; 6')
    expect(balanced(page)).toBe(true)
  })

  it('lose every sign that could be markup', () => {
    expect(escaped(`<b a="1" c='2'>&</b>`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;&lt;/b&gt;')
  })
})
