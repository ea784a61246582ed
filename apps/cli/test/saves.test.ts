import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resign, saveText } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { randomSession } from './random-session.ts'
import { negotiator, newFolder } from './run-negotiator.ts'

describe('negotiator saves', () => {
  it('says that there are none', async () => {
    const env = { NEGOTIATOR_HOME: newFolder() }
    expect(await negotiator(['saves'], { env })).toMatchObject({ status: 0, stderr: '' })
    expect((await negotiator(['saves'], { env })).stdout).toContain('no saved games')
    expect((await negotiator(['saves', '--lang', 'fr'], { env })).stdout).toContain('pas encore de partie')
    expect((await negotiator(['saves', '--json'], { env })).stdout).toBe('')
  })

  it('says that they cannot be seen', async () => {
    const home = join(newFolder(), 'file')
    writeFileSync(home, '')
    for (const command of ['saves', 'career']) {
      const { status, stdout, stderr } = await negotiator([command], { env: { NEGOTIATOR_HOME: home } })
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toContain(`cannot be read: ${join(home, 'saves')} (ENOTDIR)`)
    }
  })

  it('lists abductor, turn and result, and names what cannot be read', async () => {
    const home = newFolder()
    mkdirSync(join(home, 'saves'))
    const begun = randomSession({ abductor: 'donna', practice: true }, 2)
    const saves = { 'open.json': begun, 'given-up.json': resign(begun), 'over.json': randomSession() }
    for (const [name, session] of Object.entries(saves)) {
      writeFileSync(join(home, 'saves', name), saveText(session))
    }
    writeFileSync(join(home, 'saves', 'damaged.json'), '{')
    const env = { NEGOTIATOR_HOME: home }

    const en = await negotiator(['saves'], { env })
    expect(en.status).toBe(0)
    expect(en.stdout).toMatch(/^open\.json\n {2}Donna Scarborough · turn 1 · open · practice$/m)
    expect(en.stdout).toMatch(/^given-up\.json\n {2}Donna Scarborough · turn 1 · given up · practice$/m)
    expect(en.stdout).toMatch(/^over\.json\n {2}Arkayne Massua · turn \d+ · (won|lost)$/m)
    expect(en.stderr).toMatch(/damaged\.json/)

    const fr = await negotiator(['saves', '--lang', 'fr'], { env })
    expect(fr.stdout).toMatch(/^open\.json\n {2}Donna Scarborough · tour 1 · en cours · entraînement$/m)

    mkdirSync(join(home, 'saves', 'finished'))
    renameSync(join(home, 'saves', 'over.json'), join(home, 'saves', 'finished', 'over.json'))
    expect((await negotiator(['saves'], { env })).stdout).toMatch(/^finished.over\.json\n/m)

    const lines = (await negotiator(['saves', '--json'], { env })).stdout.trimEnd().split('\n')
    const outcomes = lines.map((line) => JSON.parse(line).outcome).sort()
    expect(outcomes).toEqual([outcomes[0], 'open', 'resigned'])
    expect(outcomes[0]).toMatch(/won|lost/)
  })
})
