import { type Path, withAt, withIds } from './draftData.ts'
import { blankOf, entrySchema } from './schema.ts'

export type EntryList = 'abductors' | 'conversation' | 'demands' | 'terror' | 'pivotal'

/** Somebody who can be played at once: the smallest allowed values would be a game that cannot be dealt. */
const FIRST_VALUES: Partial<Record<EntryList, object>> = { abductors: { hostages: 8, threat: 3, majors: 0 } }

const STEMS: Readonly<Record<EntryList, string>> = {
  abductors: 'somebody',
  conversation: 'words',
  demands: 'demand',
  terror: 'terror',
  pivotal: 'event',
}

/** The pack with one more entry in that list, which has an id and a name. */
export function withNewEntry(draft: unknown, list: EntryList, index: number, name: string): unknown {
  const path: Path = [list, index]
  const entry = { ...(blankOf(entrySchema(list)) as object), ...FIRST_VALUES[list] }
  const listed = index === 0 ? withAt(draft, [list], [entry]) : withAt(draft, path, entry)
  return withIds(listed, path, STEMS[list], name)
}
