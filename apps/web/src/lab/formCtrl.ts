import { type LabJob, parseJob } from '@negotiator/lab'
import { computed, signal } from '@preact/signals'
import { go } from '../app/router.ts'
import { loadOwn, ownPacks, ownSets, packsOn } from '../own/ownCtrl.ts'
import { loadShipped, shippedPacks } from '../own/shippedPacks.ts'
import { lang } from '../words/words.ts'
import { type Form, type FormProblem, jobFrom, USUAL } from './form.ts'
import { namesOfWeights } from './learnedWeights.ts'
import { begin } from './runCtrl.ts'
import type { Shelf, Version } from './shelf.ts'

export const form = signal<Form>(USUAL)
export const problem = signal<FormProblem | null>(null)
/** Between the press and the first game. */
export const isBeginning = signal(false)

/** A set that came by a link and lies in no list. */
const linked = signal<{ readonly name: string; readonly code: string } | null>(null)
const LINKED = 'linked'

export const shelf = computed<Shelf>(() => {
  const mine = (ownPacks.value ?? []).flatMap(({ pack }) => (pack === null ? [] : [pack]))
  const others = shippedPacks.value.filter(({ id }) => !(ownPacks.value ?? []).some((own) => own.id === id))
  return {
    packs: [...mine, ...others],
    sets: [
      ...(linked.value === null ? [] : [{ id: LINKED, ...linked.value }]),
      ...(ownSets.value ?? []).filter(({ code }) => code !== linked.value?.code),
    ],
    on: packsOn.value.map(({ id }) => id),
  }
})

/** Something else was chosen: what was wrong before may be right now. */
export function fill(change: Partial<Form>): void {
  problem.value = null
  form.value = { ...form.value, ...change }
}

export function choose(which: 'first' | 'second', change: Partial<Version>): void {
  fill({ [which]: { ...form.value[which], ...change } })
}

/** Whether the packs and sets are there, or known not to come. */
export const isReady = signal(false)

export async function prepare(): Promise<void> {
  await Promise.all([loadOwn(), loadShipped()])
  isReady.value = true
}

/** The address that was followed last: coming back to it must not undo what was chosen since. */
let followed = ''

/** `#/lab/pack/ID`, `#/lab/set/CODE/NAME`: where somebody asked how hard it is. */
export function askAbout(parts: readonly string[]): void {
  const [, what, id, name = ''] = parts
  if (id === undefined || followed === parts.join('/')) return
  followed = parts.join('/')
  if (what === 'set') {
    linked.value = { name: name.slice(0, 80) || id.slice(0, 12), code: id }
    fill({ kind: 'study' })
    choose('first', { cards: LINKED })
  }
  if (what === 'pack') {
    const pack = shelf.peek().packs.find((each) => each.id === id)
    const [only, ...more] = pack?.abductors ?? []
    fill({ kind: 'study' })
    // A pack without anybody of its own changes the cards of others.
    if (only === undefined) choose('first', { abductor: 'arkayne', cards: 'own', changedBy: [id] })
    else
      choose('first', {
        abductor: more.length === 0 ? only.id : `all:${id}`,
        cards: 'own',
        changedBy: null,
        variant: '',
      })
  }
}

/** From what is filled in to the first game. */
export async function ask(): Promise<void> {
  if (isBeginning.peek()) return
  const job = jobFrom(form.peek(), shelf.peek(), lang.peek())
  if ('key' in job) {
    problem.value = job
    return
  }
  isBeginning.value = true
  problem.value = await beginning(job).catch((error: Error) => ({
    field: null,
    key: 'lab.run.broken' as const,
    params: { detail: error.message },
  }))
  isBeginning.value = false
}

async function beginning(job: LabJob): Promise<FormProblem | null> {
  let weights: readonly string[]
  try {
    weights = await namesOfWeights(job)
  } catch {
    return { field: null, key: 'lab.run.no-advisor' }
  }
  const named = { ...job, weights }
  // More packs at once than a game can carry, for example.
  if (typeof parseJob(named) === 'string') return { field: null, key: 'lab.form.too-much' }
  go('lab', 'run', await begin(named))
  return null
}
