import type { PackId } from '@negotiator/content'
import { type View, viewOf } from '@negotiator/rules'
import { newSession, type Session, saveText, stateOf } from '@negotiator/session'
import { packText } from '../../src/data/packedText.ts'
import { playedGame } from '../played-game.ts'
import { sought } from '../sought.ts'
import { bring } from './brought-game.ts'
import { DEMANDING, demanding } from './demanding.ts'
import type { Site, Visitor } from './site.ts'

/** A state of the app, and how to come there from the one before. By keys and places: texts may be any. */
export type Place = readonly [name: string, show: () => Promise<unknown>]

const SHEETS = ['menu', 'log', 'deck', 'who', 'people', 'keys', 'odds', 'hint', 'settings']

const EDITED = ['pack', 'abductors', 'conversation', 'demands', 'terror', 'pivotal', 'overrides']

const lastEvents = ({ steps }: Session) => steps.at(-1)?.events ?? []

const isQuiet = ({ phase, pending }: View) => phase === 'conversation' && pending === null

/** At random hardly anybody wins. */
export function won(isIt: (view: View) => boolean = () => true): Session {
  for (let n = 0; n < 100; n++) {
    const session = playedGame('edward', 'base', `won ${n}`)
    const view = viewOf(session.game, stateOf(session))
    if (view.result === 'won' && isIt(view)) return session
  }
  throw new Error('nobody ever won')
}

type Sought = readonly [
  name: string,
  abductor: string,
  pack: PackId,
  isIt: (view: View, session: Session) => boolean,
]

/** Positions with much to say, as games at random come to them. */
const POSITIONS: readonly Sought[] = [
  ['last call', 'arkayne', 'base', (view) => view.terrorLeft === 0 && isQuiet(view)],
  [
    'three cards said and a demand conceded',
    'barrett',
    'cw',
    (view, { steps }) =>
      isQuiet(view) && new Set(view.played).size === 3 && 'concede' in (steps.at(-1)?.action ?? {}),
  ],
  [
    'a terror card that did much',
    'lijah',
    'cw',
    (view, session) =>
      isQuiet(view) && lastEvents(session).some(({ e }) => e === 'drawn') && lastEvents(session).length > 6,
  ],
  ['a die to roll again', 'donna', 'base', ({ roll, hand }) => roll !== null && hand.includes('hear-me-out')],
  ['three dice', 'barrett', 'cw', ({ roll, pending }) => pending === 'roll' && roll?.length === 3],
  ['which demand', 'renesha', 'cw', ({ choice }) => choice?.kind === 'reveal'],
  ['which evil', 'lijah', 'cw', ({ choice }) => choice?.kind === 'choose'],
  ['which free card', 'arkayne', 'base', ({ choice }) => choice?.kind === 'free'],
  ['which card to take back', 'barrett', 'cw', ({ choice }) => choice?.kind === 'takeback'],
  ['2nd in command', 'arkayne', 'base', (view) => view.secondInCommand && isQuiet(view)],
  [
    'no card left',
    'donna',
    'base',
    (view) => isQuiet(view) && view.hand.length === 0 && view.played.length > 3,
  ],
  ['a full hand', 'barrett', 'cw', (view) => isQuiet(view) && new Set(view.hand).size >= 6],
  [
    'much for sale, and a basket',
    'donna',
    'base',
    ({ phase, available }, { steps }) =>
      phase === 'spend' &&
      new Set(available).size >= 8 &&
      steps.length > 2 &&
      steps.slice(-2).every(({ action }) => 'buy' in action),
  ],
  [
    'the other cards for sale',
    'renesha',
    'cw',
    ({ phase, available }) => phase === 'spend' && new Set(available).size >= 10,
  ],
  ['lost', 'renesha', 'cw', ({ result }) => result === 'lost'],
]

/** Everything that a night at the table can come to. */
export function tablePlaces(visitor: Visitor, site: Site): readonly Place[] {
  const { page } = visitor
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const raised = (key: string) => async () => {
    await press('Escape', key)
    await page.locator('[data-area=stage] [data-row], [data-area=stage] [class*=plain] *').first().waitFor()
  }
  const lay = async (session: Session) => {
    const id = await bring(visitor, site, session)
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('[data-area=hand]').waitFor({ state: 'attached' })
  }
  return [
    ['deal', () => page.goto(`${site.origin}/#/deal/arkayne/base/s0`)],
    [
      'opening',
      async () => {
        await page.locator('main button[class*=main]').click()
        await page.mouse.move(0, 0)
        await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
      },
    ],
    ...['2', '3'].map((key) => [`card ${key}`, raised(key)] as const),
    [
      'for sale, to be looked at',
      async () => {
        await press('Escape', 'b')
        await page.locator('[class*=shop] h2').waitFor()
      },
    ],
    [
      'hidden demand',
      async () => {
        await press('Escape')
        await page.locator('[class*=chip]').first().click()
        await page.locator('[data-on-stage=demand]').waitFor()
      },
    ],
    // With this seed the first roll shows two 4s: it waits for the player.
    [
      'pending roll',
      async () => {
        await press('Escape', '2', '2')
        await page.locator('[data-does=settle]').waitFor()
      },
    ],
    ['paying', () => press('v')],
    [
      'paid',
      async () => {
        const cards = page.locator('[data-area=hand] [data-card]')
        for (const i of [0, 1]) {
          const card = cards.nth(i)
          if ((await card.getAttribute('aria-pressed')) === 'false') await card.click()
        }
      },
    ],
    [
      'spending',
      async () => {
        await press('Escape')
        await page.locator('[data-does=settle]').click()
        await page.locator('main[data-phase=spend]').waitFor()
      },
    ],
    [
      'a card for sale',
      async () => {
        await press('5')
        await page.locator('[data-area=stage] [data-row]').first().waitFor()
      },
    ],
    ['refused', () => press('Enter')],
    ...SHEETS.map(
      (name) =>
        [
          `${name} sheet`,
          async () => {
            await page.evaluate((part) => {
              location.hash = `${location.hash.split('/').slice(0, 3).join('/')}/${part}`
            }, name)
            await page.locator('dialog[open] button').first().waitFor()
          },
        ] as const,
    ),
    [
      'after the terror card',
      async () => {
        await press('Escape')
        await page.locator('dialog').waitFor({ state: 'detached' })
        await press('e')
        await page.locator('main[data-phase=conversation]').waitFor()
      },
    ],
    ['refused on the line', () => press('u')],
    ...DEMANDING.toSorted(([a], [b]) => (a < b ? 1 : -1)).flatMap((each): Place[] => [
      [
        `demands of ${each[0]}`,
        async () => {
          await lay(demanding(each))
          await page
            .locator('[class*=chip]')
            .nth(each[2] - 1)
            .waitFor()
        },
      ],
      ...Array.from(
        { length: each[0] === 'donna' ? 2 : 1 },
        (_, i): Place => [
          `demand ${i} of ${each[0]}`,
          async () => {
            await page.locator('[class*=chip]').nth(i).click()
            await page.locator('[data-area=stage] [class*=bubble]:visible').waitFor()
          },
        ],
      ),
    ]),
    [
      'ability',
      async () => {
        await press('Escape')
        await page.locator('[data-raises=ability]').click()
        await page.locator('[data-area=stage] [class*=bubble]:visible').waitFor()
      },
    ],
    ...POSITIONS.map(([name, ...wanted]): Place => [name, () => lay(sought(...wanted, name))]),
    ['won', () => lay(won())],
    [
      'own dice',
      async () => {
        await lay(
          newSession({ abductor: 'arkayne', pack: 'base', seed: 'own dice', practice: false, ownDice: true }),
        )
        await page.locator('[data-area=hand] [data-card]').nth(1).click()
        await page.locator('[data-does=play]').click()
        await page.locator('[class*=faces] button').first().waitFor()
      },
    ],
    [
      'own dice, typed',
      async () => {
        for (const _ of [0, 1]) await page.locator('[class*=faces] button').first().click()
      },
    ],
  ]
}

/** Everything beside the table. */
export function pagePlaces(visitor: Visitor, site: Site): readonly Place[] {
  const { page } = visitor
  const played = playedGame('arkayne', 'base', 's3')
  let id = ''
  const to =
    (hash: string, waitFor = 'main h1') =>
    async () => {
      await page.goto(`${site.origin}/#/${hash}`)
      await page.locator(waitFor).first().waitFor()
    }
  const asked = async () => {
    await page.locator('main button[class*=main]').first().click()
    await page.locator('main[data-coach=task]').waitFor()
  }
  const answered = async () => {
    for (const key of ['1', 'f', 'e']) await page.keyboard.press(key)
    await page.locator('main[data-coach=verdict]').waitFor()
  }
  const answer = () => page.locator('[data-answer] button, section[class*=coach] button').first()
  return [
    ['start page', to('')],
    ['settings', to('settings')],
    ['rules', to('rules')],
    ['learn', to('learn', 'main button[class*=lesson]')],
    ['lesson', to('learn/rolls', 'main[data-coach]')],
    ['lesson, the task', async () => answer().click()],
    [
      'lesson, the verdict',
      async () => {
        for (const key of ['1', 'f']) await page.keyboard.press(key)
        await page.locator('main[data-coach=verdict]').waitFor()
      },
    ],
    ['sets', to('sets')],
    ['packs', to('packs', 'main li button')],
    [
      'packs, one added',
      async () => {
        const adds = page.locator('main li button')
        for (let i = 0; (await page.locator('[data-pack=last-tram]').count()) === 0; i++) {
          await adds.nth(i % (await adds.count())).click()
          await page.locator('[data-pack]').first().waitFor()
        }
      },
    ],
    ...EDITED.map((part): Place => [`editor, ${part}`, to(`packs/edit/last-tram/${part}`)]),
    ['call', to('packs/call/last-tram.tomas')],
    ['lab', to('lab')],
    ['puzzles', to('puzzles', 'main button[class*=main]')],
    ['a puzzle', asked],
    ['a puzzle, the verdict', answered],
    [
      'start page with games',
      async () => {
        id = await bring(visitor, site, sought('donna', 'base', isQuiet))
        id = await bring(visitor, site, played)
      },
    ],
    ['career', to('career')],
    ['analysis', () => to(`analysis/${id}`, 'main[data-phase=done]')()],
    ['practice', to('practice', 'main button[class*=main]')],
    ['a mistake once more', asked],
    ['replay', () => to(`replay/${id}`, '[data-area=hand]')()],
    [
      'position',
      async () =>
        to(`position/${await packText(saveText(sought('arkayne', 'base', ({ killed }) => killed > 0)))}`)(),
    ],
    ['deal', to('deal/renesha/cw/x')],
  ]
}
