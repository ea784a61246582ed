import type { Action, RefusalCode } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { type ActionContext, actionText, LANGS, phaseName, refusalText } from '../src/index.ts'
import { MESSAGES } from '../src/text.ts'
import { flawOf } from './shown-text.ts'

const ACTIONS: readonly (readonly [Action, ActionContext, string, string])[] = [
  [{ play: 'small-talk' }, {}, 'Play “Small Talk”', 'Jouer «\u00a0Bavardages...\u00a0»'],
  [
    { facedown: 'keep-cool' },
    {},
    'Play “Keep Cool” facedown for +1 CP',
    'Jouer «\u00a0Relax\u00a0» face cachée pour +1 PD',
  ],
  [
    { facedown: 'keep-cool' },
    { facedownCp: 0 },
    'Play “Keep Cool” facedown (no CP)',
    'Jouer «\u00a0Relax\u00a0» face cachée (aucun PD)',
  ],
  [
    { convert: ['small-talk', 'keep-cool'] },
    {},
    'Turn a 4 into a success with “Small Talk” and “Keep Cool”',
    'Convertir un 4 en succès avec «\u00a0Bavardages...\u00a0» et «\u00a0Relax\u00a0»',
  ],
  [
    { convert: ['keep-cool', 'keep-cool'] },
    {},
    'Turn a 4 into a success with both “Keep Cool”',
    'Convertir un 4 en succès avec les deux «\u00a0Relax\u00a0»',
  ],
  [
    { react: 'hear-me-out', die: 1 },
    { face: 2 },
    'Re-roll die 2, showing 2, with “Hear Me Out”',
    'Relancer le dé 2, qui montre 2, avec «\u00a0Écoute-moi\u00a0»',
  ],
  [
    { react: 'hear-me-out', die: 0 },
    {},
    'Re-roll die 1 with “Hear Me Out”',
    'Relancer le dé 1 avec «\u00a0Écoute-moi\u00a0»',
  ],
  [{ settle: true }, {}, 'Let the roll stand', 'Garder ce résultat'],
  [{ concede: 'helicopter' }, {}, 'Concede “Helicopter”', 'Concéder «\u00a0Hélicoptère\u00a0»'],
  [
    { concede: 'helicopter' },
    { cost: 4 },
    'Concede “Helicopter” for 4 CP',
    'Concéder «\u00a0Hélicoptère\u00a0» pour 4 PD',
  ],
  [
    { concede: 'hot-food' },
    { cost: 0 },
    'Concede “Hot Food” (costs nothing)',
    'Concéder «\u00a0Un repas chaud\u00a0» (sans coût)',
  ],
  [
    { ability: 'call-barretts-bs' },
    {},
    "Use “Call Barrett's BS”",
    'Utiliser «\u00a0Rentrer dans son délire\u00a0»',
  ],
  [
    { buy: 'bold-lie' },
    { cost: 4 },
    'Buy “A Bold Lie” for 4 CP',
    'Acheter «\u00a0Un mensonge audacieux\u00a0» pour 4 PD',
  ],
  [
    { buy: 'keep-cool' },
    { cost: 0 },
    'Take “Keep Cool” (costs nothing)',
    'Prendre «\u00a0Relax\u00a0» (sans coût)',
  ],
  [
    { choose: 'place-1' },
    { choice: 'reveal' },
    'Reveal the facedown demand at place 1',
    "Révéler la revendication face cachée à l'emplacement 1",
  ],
  [
    { choose: 'place-0' },
    { choice: 'reveal', facedown: { kind: 'major', nth: 1, of: 1 } },
    'Reveal the facedown major demand',
    'Révéler la revendication majeure face cachée',
  ],
  [
    { choose: 'place-2' },
    { choice: 'reveal', facedown: { kind: 'escape', nth: 2, of: 3 } },
    'Reveal the second of 3 facedown escape demands',
    "Révéler la deuxième des 3 revendications d'évasion face cachée",
  ],
  [
    { choose: 'place-3' },
    { choice: 'reveal', facedown: { kind: 'major', nth: 4, of: 4 } },
    'Reveal the 4th of 4 facedown major demands',
    'Révéler la 4e des 4 revendications majeures face cachée',
  ],
  [
    { choose: 'bold-lie' },
    { choice: 'free' },
    'Take “A Bold Lie” free',
    'Prendre «\u00a0Un mensonge audacieux\u00a0» gratuitement',
  ],
  [
    { choose: 'keep-cool' },
    { choice: 'takeback' },
    'Take “Keep Cool” back into your hand',
    'Reprendre «\u00a0Relax\u00a0» en main',
  ],
  [
    { choose: 'keep-cool' },
    { choice: 'discard' },
    'Put “Keep Cool” back in the available area',
    "Remettre «\u00a0Relax\u00a0» dans la zone d'achat",
  ],
  [{ choose: 'keep-cool' }, {}, 'Choose “Keep Cool”', 'Choisir «\u00a0Relax\u00a0»'],
  [{ choose: 'done' }, { choice: 'free' }, 'Take no more cards', 'Ne plus prendre de carte'],
  [{ choose: 'done' }, {}, 'Stop here', "S'arrêter là"],
  [{ choose: 'option-2' }, {}, 'Option 2', 'Option 2'],
  [
    { choose: 'option-2' },
    { choice: 'choose', options: [[{ op: 'threat', n: 2 }], [{ op: 'kill', n: 1 }]] },
    'Option 2: 1 hostage is killed.',
    'Option 2\u00a0: 1 otage est éliminé.',
  ],
  [{ endConversation: true }, {}, 'End the conversation', 'Mettre fin à la discussion'],
  [
    { endSpend: true },
    {},
    'End the spend phase and draw the terror card',
    "Finir la phase d'achat et piocher la carte terreur",
  ],
]

it.each(ACTIONS)('%j %j', (action, context, en, fr) => {
  expect(actionText('en', action, context)).toBe(en)
  expect(actionText('fr', action, context)).toBe(fr)
})

describe('refusals', () => {
  const codes = MESSAGES.keys
    .filter((key) => key.startsWith('refusal.'))
    .map((key) => key.slice('refusal.'.length))
  const params = { phase: 'spend', n: 3, cost: 4, cp: 1, id: 'x' }

  it.each(codes)('%s says why and names the rule', (code) => {
    for (const lang of LANGS) {
      const why = refusalText(lang, { code: code as RefusalCode, rule: 'R3', params })
      expect(flawOf(lang, why)).toBeNull()
      expect(why).toMatch(/\. \(R3\)$/)
    }
  })

  it('are spoken plainly', () => {
    const expensive = { code: 'too-expensive', rule: 'P1', params: { cost: 4, cp: -1 } } as const
    expect(refusalText('en', expensive)).toBe('It costs 4 CP and you have −1. (P1)')
    expect(refusalText('fr', expensive)).toBe('Il faut 4 PD et vous en avez −1. (P1)')
    const phase = { code: 'not-your-phase', rule: 'T1', params: { phase: 'spend' } } as const
    expect(refusalText('en', phase)).toBe('That is only possible in the spend phase. (T1)')
    expect(refusalText('fr', phase)).toBe("Ce n'est possible que pendant la phase d'achat. (T1)")
    expect(phaseName('en', 'nowhere')).toBe('nowhere')
  })
})
