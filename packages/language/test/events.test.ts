import type { GameEvent, ReasonName } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { endingText, eventText, LANGS } from '../src/index.ts'
import { EVERY_EVENT } from './every-event.ts'
import { flawOf } from './shown-text.ts'

describe.each(LANGS)('events in %s', (lang) => {
  it.each(Object.entries(EVERY_EVENT))('%s', (_, samples: readonly GameEvent[]) => {
    for (const event of samples) {
      for (const abductor of ['arkayne', 'donna']) {
        expect(flawOf(lang, eventText(lang, event, { abductor }))).toBeNull()
      }
    }
  })

  it.each<ReasonName | 'resigned'>([
    'captured',
    'eliminated',
    'surrendered',
    'too-many-killed',
    'escaped',
    'no-terror-card',
    'resigned',
  ])('the ending %s', (reason) => {
    const ending = endingText(lang, reason, { saved: 4, killed: 3, total: 7, abductor: 'renesha' })
    expect(flawOf(lang, ending.title)).toBeNull()
    expect(flawOf(lang, ending.text)).toBeNull()
  })
})

const PINNED: readonly (readonly [GameEvent, string, string])[] = [
  [{ e: 'conversation-ended', byEffect: true }, 'He hangs up.', 'Il raccroche.'],
  [
    { e: 'play', card: 'what-are-your-demands' },
    'You play “What Are Your Demands?”.',
    "Vous jouez «\u00a0Qu'est-ce que tu veux\u00a0?\u00a0».",
  ],
  [
    { e: 'roll', dice: [4, 1], successes: 0, foursCount: false },
    'You roll 4, 1: 0 successes.',
    'Vous obtenez 4, 1\u00a0: 0 succès.',
  ],
  [{ e: 'threat', from: 6, to: 7 }, 'Threat rises to K.', 'La menace monte à E.'],
  [{ e: 'threat', from: 1, to: 0 }, 'Threat falls to S.', 'La menace descend à L.'],
  [{ e: 'cp', from: 0, to: -1 }, 'You lose 1 CP: −1 now.', 'Vous perdez 1 PD\u00a0: vous en avez −1.'],
  [
    { e: 'saved', pool: 5, saved: 2 },
    'A hostage comes out alive. 5 still inside.',
    "Un otage sort, sain et sauf. Encore 5 à l'intérieur.",
  ],
  [
    { e: 'killed', pool: 0, killed: 3 },
    'Nobody inside is left alive. 3 killed in all.',
    "Plus personne n'est en vie à l'intérieur. 3 otages éliminés en tout.",
  ],
  [
    { e: 'modifier', n: 2, duration: 'next' },
    'You roll 2 more dice on your next threat roll.',
    'Vous lancez 2 dés de plus au prochain test de menace.',
  ],
  [{ e: 'cp-lost', from: 1 }, '1 unspent CP is lost.', '1 PD non dépensé est perdu.'],
  [
    { e: 'cp-lost', from: -1 },
    'The night moves on: your missing CP is forgotten.',
    'La nuit avance\u00a0: votre PD manquant est oublié.',
  ],
  [
    { e: 'cp-lost', from: -2 },
    'The night moves on: your 2 missing CP are forgotten.',
    'La nuit avance\u00a0: vos 2 PD manquants sont oubliés.',
  ],
  [
    { e: 'burned', card: 'bad-feeling' },
    "The next card, “I've Got a Bad Feeling About This”, is discarded without effect. Time is short.",
    'La carte suivante, «\u00a0Je le sens pas du tout\u00a0», est défaussée sans effet.',
  ],
  [
    { e: 'over', result: 'lost', reason: 'escaped' },
    'He is gone. You have lost.',
    "Il s'est enfui. Vous avez perdu.",
  ],
]

it.each(PINNED)('%j', (event, en, fr) => {
  expect(eventText('en', event)).toBe(en)
  expect(eventText('fr', event)).toBe(fr)
})

it('says she when she is on the line', () => {
  const event: GameEvent = { e: 'conversation-ended', byEffect: true }
  expect(eventText('en', event, { abductor: 'donna' })).toBe('She hangs up.')
  expect(eventText('fr', event, { abductor: 'renesha' })).toBe('Elle raccroche.')
})

it('counts as dead only those who are: the others are still inside', () => {
  const ended = LANGS.map(
    (lang) => endingText(lang, 'too-many-killed', { saved: 0, killed: 4, total: 7 }).text,
  )
  expect(ended[0]).toContain('4 of 7 are dead')
  expect(ended[1]).toContain('Sur 7, 4 sont morts')
})

describe('an ending that saved nobody or everyone', () => {
  const ended = (reason: ReasonName, saved: number) =>
    LANGS.map((lang) => endingText(lang, reason, { saved, killed: 0, total: 13 }).text)

  it.each(['escaped', 'no-terror-card'] as const)('%s does not count to 0', (reason) => {
    const [en, fr] = ended(reason, 0)
    expect(en).not.toMatch(/\b0\b|the others/)
    expect(fr).not.toMatch(/\b0\b|Les autres/)
  })

  it('has no others to remember when all came out', () => {
    const [en, fr] = ended('no-terror-card', 13)
    expect(en).toContain('All 13 came out')
    expect(fr).toContain('Les 13 otages sont sortis')
  })

  it('has the usual words when there are no others', () => {
    expect(ended('escaped', 13)[0]).toContain('13 of 13 are safe')
    expect(ended('no-terror-card', 1)[1]).toContain('1 sur 13 est sorti')
  })
})
