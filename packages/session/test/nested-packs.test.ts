import { describe, expect, it } from 'vitest'
import {
  checkPack,
  loadSave,
  newOwnSession,
  newPack,
  parseScenarios,
  type Refused,
  saveText,
} from '../src/index.ts'

/** Deep enough for any stack, and without the words that tell a pack: letters can be written in another way. */
const LEVELS = 50_000
const PLACEHOLDER = 'here'
const endless = `${'[{"op":"choose","options":['.repeat(LEVELS)}[]${',[]]}]'.repeat(LEVELS)}`
const disguised = (data: unknown): string =>
  JSON.stringify(data)
    .replace(`"${PLACEHOLDER}"`, () => endless)
    .replaceAll('negotiator-pack', 'negotiator\\u002dpack')

const pack = structuredClone(newPack('toy')) as unknown as {
  conversation: [{ resolve: { rows: { two: unknown } } }]
}
pack.conversation[0].resolve.rows.two = PLACEHOLDER

describe('effects nested without end are refused', () => {
  it('in data that was parsed before', () => {
    expect(checkPack(JSON.parse(disguised(pack)))).toMatchObject({
      ok: false,
      problems: [{ code: 'too-deep' }],
    })
  })

  it('in a save', () => {
    const setup = { abductor: 'arkayne', pack: 'base', seed: 's', practice: false, ownDice: false } as const
    const save = JSON.parse(saveText(newOwnSession(setup)))
    const text = disguised({ ...save, setup: { ...save.setup, packs: [pack] } })
    expect(loadSave(text)).toMatchObject({ ok: false, problem: { code: 'not-a-save' } })
  })

  it('in a scenario', () => {
    const text = disguised({ name: 'x', game: { abductor: 'arkayne', packs: [pack] }, steps: [] })
    expect(() => parseScenarios(text)).toThrow(
      expect.objectContaining<Partial<Refused>>({
        problems: [expect.objectContaining({ code: 'too-deep' })],
      }),
    )
  })
})
