import type { PackFile, PackProblem } from '@negotiator/content'
import { checkPack } from '@negotiator/session'
import type { PackRecord } from './ownDatabase.ts'

/** A pack of this browser: `pack` is null while it has mistakes, and then it can be edited but not played. */
export interface OwnPack extends PackRecord {
  readonly pack: PackFile | null
  readonly problems: readonly PackProblem[]
}

export function checkedPack(record: PackRecord): OwnPack {
  const checked = checkPack(record.data)
  return checked.ok
    ? { ...record, pack: checked.pack, problems: [] }
    : { ...record, pack: null, problems: checked.problems }
}
