import type { PackFile, PackProblem } from '@negotiator/content'
import { addPackTexts } from '@negotiator/language'
import { computed, signal } from '@preact/signals'
import { ownPacks, putPack, writing } from '../../own/ownCtrl.ts'
import { at, type Path, withAt } from './draftData.ts'

/** The pack on the editor's desk; null if there is none of that id. */
export const editedId = signal('')
const edited = computed(() => ownPacks.value?.find(({ id }) => id === editedId.value) ?? null)

/** What was typed and not checked yet: a check takes longer than a key. */
const typed = signal<{ readonly id: string; readonly data: unknown } | null>(null)
const PAUSE_MS = 150
let waiting: ReturnType<typeof setTimeout> | undefined

/** It has the shape of a pack: it came in as a good one, and the forms keep the shape. What it says may be wrong. */
export const draft = computed(() => {
  const data = typed.value?.id === editedId.value ? typed.value.data : edited.value?.data
  return (data ?? null) as PackFile | null
})
/** Is everything that was typed in the database? */
export const isSettled = computed(() => typed.value === null && writing.value === 0)

export const problems = computed<readonly PackProblem[]>(() => edited.value?.problems ?? [])

export const languages = computed<readonly string[]>(() => Object.keys(draft.value?.texts ?? {}))

/** Shown at once; checked and kept as soon as the keys are still. */
export function put(data: unknown): void {
  // The preview shows the names as they are typed, even of a pack with mistakes.
  addPackTexts(data as PackFile)
  typed.value = { id: editedId.value, data }
  clearTimeout(waiting)
  waiting = setTimeout(settle, PAUSE_MS)
}

/** Also when the page is left: nothing that was typed is lost. */
export function settle(): void {
  clearTimeout(waiting)
  const last = typed.value
  const record = ownPacks.value?.find(({ id }) => id === last?.id)
  if (last !== null && record !== undefined) void putPack({ ...last, isOn: record.isOn })
  typed.value = null
}

export const change = (path: Path, value: unknown): void => put(withAt(draft.value, path, value))

/** What is wrong in a field of an entry, if anything: as the check says it, by the card's id and the field. */
export function problemAt(path: Path): PackProblem | null {
  const [list, index, ...rest] = path
  const isEntry = typeof index === 'number'
  const isOverride = list === 'overrides' && rest.length > 0
  const card = isEntry ? at(draft.value, [list!, index, 'id']) : isOverride ? rest[0] : null
  const field = (isEntry ? rest : isOverride ? rest.slice(1) : path).join('.')
  return problems.value.find((each) => each.card === card && each.field === field) ?? null
}
