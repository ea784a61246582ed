import { ABDUCTORS, PACKS } from '@negotiator/content'
import type { Abductor, ConversationCard, Demand, TerrorCard } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import {
  abductorText,
  conversationCardText,
  demandText,
  flavourOf,
  genderOf,
  LANGS,
  nameOf,
  secondInCommandText,
  storyOf,
  terrorText,
} from '../src/index.ts'
import { NAMED_IDS } from '../src/names.ts'
import { flawOf } from './shown-text.ts'

const packs = Object.values(PACKS)
const conversation: readonly ConversationCard[] = packs.flatMap((pack) => pack.conversation)
const terror: readonly TerrorCard[] = packs.flatMap((pack) => [...pack.terror, ...pack.pivotal])
const demands: readonly Demand[] = packs.flatMap((pack) => [
  ...Object.values(pack.majors).flat(),
  ...pack.escapes,
  ...pack.minors,
])
const abductors: readonly Abductor[] = ABDUCTORS.map((entry) => entry.abductor)
const abilities = abductors.flatMap(({ rules }) => rules.flatMap((r) => (r.rule === 'ability' ? [r.id] : [])))
const ids = new Set([
  ...[...conversation, ...terror, ...demands, ...abductors].map(({ id }) => id),
  'second-in-command',
  ...abilities,
])

const card = (id: string) => conversation.find((c) => c.id === id)!
const demand = (id: string) => demands.find((d) => d.id === id)!
const terrorCard = (id: string) => terror.find((c) => c.id === id)!
const abductor = (id: string) => abductors.find((a) => a.id === id)!

describe.each(LANGS)('every card in %s', (lang) => {
  it.each([...ids])('%s has a name and a flavour', (id) => {
    expect(nameOf(lang, id)).not.toBe(id)
    expect(flawOf(lang, nameOf(lang, id))).toBeNull()
    expect(flawOf(lang, flavourOf(lang, id))).toBeNull()
  })

  it.each([...abductors.map(({ id }) => id), 'second-in-command'])('%s has a story', (id) => {
    expect(flawOf(lang, storyOf(lang, id))).toBeNull()
  })

  it('has a text derived from its data', () => {
    const lines = [
      ...conversation.flatMap((c) => conversationCardText(lang, c)),
      ...terror.flatMap((c) => terrorText(lang, c)),
      ...demands.flatMap((d) => demandText(lang, d)),
      ...abductors.flatMap((a) => abductorText(lang, a)),
      ...secondInCommandText(lang),
    ]
    for (const line of lines) {
      expect(flawOf(lang, line), line).toBeNull()
      expect(line).toMatch(/\.$/)
    }
  })
})

it('names nothing that is not in the games', () => {
  expect(NAMED_IDS.filter((id) => !ids.has(id))).toEqual([])
})

it('gives the cards that cost nothing another voice in the second game', () => {
  for (const { id } of conversation.filter((c) => c.cost === 0)) {
    for (const lang of LANGS) expect(flavourOf(lang, id, 'cw')).not.toBe(flavourOf(lang, id, 'base'))
  }
})

it('shows the id of what is not built in, and no flavour', () => {
  expect(nameOf('en', 'toy-card')).toBe('toy-card')
  expect(nameOf('en', 'constructor')).toBe('constructor')
  expect(flavourOf('en', 'toy-card')).toBe('')
  expect(storyOf('fr', 'toy-card')).toBe('')
})

it('knows who is a woman', () => {
  expect(abductors.map(({ id }) => id).filter((id) => genderOf(id) === 'f')).toEqual(['donna', 'renesha'])
})

describe('derived texts, word by word', () => {
  it('conversation cards', () => {
    expect(conversationCardText('en', card('small-talk'))).toEqual([
      '2+: gain 3 CP.',
      '1: gain 2 CP.',
      '0: gain 1 CP, threat rises by 1, then the conversation ends.',
    ])
    expect(conversationCardText('fr', card('sniper-take-the-shot'))).toEqual([
      "2+\u00a0: vous éliminez le preneur d'otages, vous libérez 2 otages, puis la discussion prend fin.",
      "1\u00a0: vous éliminez le preneur d'otages, puis la discussion prend fin.",
      '0\u00a0: 2 otages sont éliminés, la menace monte de 2, cette carte est retirée du jeu, puis la discussion prend fin.',
    ])
    expect(conversationCardText('en', card('consider-this'))).toEqual([
      'No roll: you roll 1 more die on your next threat roll.',
    ])
    expect(conversationCardText('fr', card('hear-me-out'))).toEqual([
      'Après un test de menace\u00a0: vous relancez un dé.',
    ])
  })

  it('demands', () => {
    expect(demandText('en', demand('release-fugitives'))).toEqual([
      'Major demand.',
      'Cost: 4 CP.',
      'Benefit: take up to 2 cards free from the available area.',
      'Penalty: from now on, every rise of threat is doubled.',
    ])
    expect(demandText('en', demand('be-understood'))[1]).toBe(
      'You cannot concede it. It concedes itself when threat falls to S or rises to K.',
    )
    expect(demandText('fr', demand('be-understood'))[1]).toBe(
      "Impossible de la concéder. Elle est concédée d'elle-même quand la menace descend à L ou monte à E.",
    )
    expect(demandText('en', demand('leave-my-crew'))[1]).toContain('reach 6 or more, or fall to −2 or less')
    expect(demandText('fr', demand('helicopter'))[3]).toContain("il s'échappe")
    expect(demandText('fr', demand('cigarettes'))).toHaveLength(3)
  })

  it('terror cards', () => {
    expect(terrorText('en', terrorCard('getting-angry'))).toEqual([
      'Threat rises by 2.',
      'If a demand is still facedown: threat rises by 1.',
    ])
    expect(terrorText('en', terrorCard('fit-of-rage'))[1]).toBe(
      'Alert, when the next conversation ends: threat falls by 1.',
    )
    expect(terrorText('fr', terrorCard('dont-test-me'))).toEqual([
      "Vous lancez un dé\u00a0; s'il est inférieur au niveau de menace, 1 otage est éliminé.",
    ])
  })

  it('abductors', () => {
    expect(abductorText('en', abductor('arkayne'))).toEqual([
      '7 hostages. Threat starts at 4.',
      '1 major demand, facedown.',
      '1 escape demand, facedown.',
      'No rule of his own.',
    ])
    expect(abductorText('en', abductor('donna')).at(-1)).toContain('6-6, save 1 hostage')
    expect(abductorText('fr', abductor('lijah')).at(-1)).toContain('Au début des tours 4 et 7')
    expect(abductorText('en', abductor('barrett')).at(-1)).toContain(
      "“Call Barrett's BS”, once a turn in the conversation, at threat 3 or higher",
    )
  })
})
