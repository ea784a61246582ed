import { describe, expect, it } from 'vitest'
import { chanceText } from '../src/index.ts'

describe('what chance brought', () => {
  it.each([
    [{ kind: 'roll', dice: [6, 1] }, 'roll of 6, 1', 'lancer de 6, 1'],
    [{ kind: 'reroll', dice: [4] }, 're-roll to 4', 'dé relancé\u00a0: 4'],
    [{ kind: 'check', dice: [2] }, 'a 2 against the threat level', 'un 2 contre le niveau de menace'],
    [{ kind: 'draw', card: 'shots-fired' }, '“Shots Fired” drawn', '«\u00a0Coups de feu\u00a0» piochée'],
    [
      { kind: 'burn', card: 'dont-test-me' },
      "“Don't Test Me” discarded unresolved",
      '«\u00a0Ne me testez pas\u00a0» défaussée sans effet',
    ],
    [{ kind: 'reveal', demand: 'helicopter' }, '“Helicopter” revealed', '«\u00a0Hélicoptère\u00a0» révélée'],
  ] as const)('is told: %j', (event, en, fr) => {
    expect([chanceText('en', event), chanceText('fr', event)]).toEqual([en, fr])
  })
})
