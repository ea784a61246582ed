import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINIATURES, reduced, SETTINGS, Trainer } from '@negotiator/advisor'
import { gameContent } from '@negotiator/content'
import { compileGame } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { readCheckpoint, writeCheckpoint } from '../train/checkpoint.ts'

const [small, larger] = ['doorstep', 'corner-shop'].map((name) => {
  const miniature = MINIATURES.find((each) => each.name === name)!
  return compileGame(reduced(gameContent(miniature.abductor), miniature))
})
const file = join(mkdtempSync(join(tmpdir(), 'checkpoint-')), 'deep', 'run.checkpoint')
const progress = { run: 'this one', games: 0, stages: [3], curve: [{ games: 5, won: 2.5, of: 6 }] }
const bytesOf = ({ network, mean, signed, absolute }: Trainer) =>
  [network.weights, mean, signed, absolute].map(({ buffer }) => Buffer.from(buffer).toString('base64'))

describe('a checkpoint', () => {
  const stop = Math.round(1.5 * SETTINGS.mean.every)
  const trainer = new Trainer(small!)
  for (let i = 0; i < stop; i++) trainer.playOne(i)
  writeCheckpoint(file, trainer, { ...progress, games: stop })

  it('gives everything back, so that a run goes on as if it had not been stopped', () => {
    const resumed = new Trainer(small!)
    expect(readCheckpoint(file, resumed, 'this one')).toEqual({ ...progress, games: stop })
    expect(bytesOf(resumed)).toEqual(bytesOf(trainer))
    for (let i = stop; i < 2 * stop; i++) {
      trainer.playOne(i)
      resumed.playOne(i)
    }
    expect(bytesOf(resumed)).toEqual(bytesOf(trainer))
  })

  it('is written as a whole: nothing is left beside it', () => {
    expect(existsSync(`${file}.new`)).toBe(false)
    expect(readdirSync(join(file, '..'))).toEqual(['run.checkpoint'])
  })

  it('of another run, of another shape or cut short is none, and leaves the learner as it is', () => {
    const fresh = new Trainer(small!)
    const before = bytesOf(fresh)
    expect(readCheckpoint(file, fresh, 'another')).toBeNull()
    expect(readCheckpoint(`${file}.gone`, fresh, 'this one')).toBeNull()
    const cut = `${file}.cut`
    writeFileSync(cut, readFileSync(file).subarray(0, -1))
    expect(readCheckpoint(cut, fresh, 'this one')).toBeNull()
    expect(bytesOf(fresh)).toEqual(before)
    expect(readCheckpoint(file, new Trainer(larger!), null)).toBeNull()
    expect(readCheckpoint(file, fresh, null)).not.toBeNull()
  })
})
