import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { brainFor, correctedName, finerFrom, type Trainer, withFiner } from '@negotiator/advisor'
import { describe, expect, it } from 'vitest'
import { weightsFile } from '../train/files.ts'
import type { Lesson } from '../train/lesson.ts'
import { lessons, trainersFor } from '../train/lessons.ts'
import { coarseFor, goOnFromShipped } from '../train/shipped.ts'

const named = (abductor: string, isFiner = false): Lesson =>
  lessons(isFiner, null).find((lesson) => lesson.abductor === abductor)!
const unpacked = (lesson: Lesson) => gunzipSync(readFileSync(weightsFile(lesson)))
const isSame = (a: Float32Array, b: Float32Array) => Buffer.from(a.buffer).equals(Buffer.from(b.buffer))
const brainOf = ({ game }: Trainer, lesson: Lesson) =>
  brainFor(game, unpacked({ ...lesson, isFiner: false }), new Uint8Array())

describe('training without a checkpoint goes on from what is shipped', () => {
  it('with its weights, games and stages, and its curve', () => {
    const lesson = named('renesha')
    const [trainer] = trainersFor(lesson)
    const progress = goOnFromShipped(lesson, trainer, 'run')!
    const { network, origin } = brainOf(trainer, lesson)
    expect(progress).toMatchObject({ run: 'run', games: origin.games, stages: origin.stages })
    expect(progress.curve.length).toBeGreaterThan(0)
    expect(isSame(trainer.network.weights, network.weights)).toBe(true)
    // What it would ship is what it began with, until it has learned more.
    expect(isSame(trainer.outcome().weights, network.weights)).toBe(true)
  })

  it('of any game too, for all learners at once', () => {
    const [first, second] = trainersFor(named('any'))
    expect(goOnFromShipped(named('any'), first, '')).not.toBeNull()
    expect(first.network.weights.some((weight) => weight !== 0)).toBe(true)
    expect(second!.network.weights).toBe(first.network.weights)
  })

  it('with finer tables: with what they are together with the coarse ones', () => {
    const lesson = named('lijah', true)
    const [trainer] = trainersFor(lesson)
    const brain = brainOf(trainer, lesson)
    const { thorough } = withFiner(trainer.game, brain, unpacked(lesson))
    goOnFromShipped(lesson, trainer, '')
    expect(isSame(trainer.network.weights, thorough.weights)).toBe(true)
  })

  it('with finer tables that were never learned: with what the coarse ones know', () => {
    const lesson = lessons(true, null).find((each) => !existsSync(weightsFile(each)))!
    const [trainer] = trainersFor(lesson)
    const { network, origin } = brainOf(trainer, lesson)
    expect(goOnFromShipped(lesson, trainer, '')).toMatchObject({ games: origin.games, stages: [], curve: [] })
    const begun = finerFrom(trainer.network.shape, network)
    expect(isSame(trainer.network.weights, begun.weights)).toBe(true)
  })

  it('what finer tables correct is named by its tables', () => {
    const lesson = named('lijah', true)
    const [trainer] = trainersFor(lesson)
    const coarse = coarseFor(lesson, trainer)!
    const header = unpacked(lesson)
    const { on } = JSON.parse(header.subarray(4, header.indexOf(10)).toString())
    expect(on).toBe(correctedName(coarse))
    expect(on).toContain(coarse.tables)
  })

  it('not with weights of another shape', () => {
    const [other] = trainersFor(named('edward'))
    expect(goOnFromShipped(named('renesha'), other, '')).toBeNull()
    expect(other.network.weights.every((weight) => weight === 0)).toBe(true)
  })
})
