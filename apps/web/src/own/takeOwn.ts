import { packProblemText } from '@negotiator/language'
import { checkPack } from '@negotiator/session'
import { isObject } from '../data/isObject.ts'
import { objectsIn } from '../data/objectsIn.ts'
import { lang } from '../words/words.ts'
import { bringIn } from './bringIn.ts'
import { hasRoom, isKept, loadOwn, ownPacks, ownSets, putPack, putSet } from './ownCtrl.ts'
import { isSetRecord } from './ownDatabase.ts'
import { aboutPacks, ownText } from './ownText.ts'

/** More would be no honest file. */
const MOST_PACKS_HERE = 200
const MOST_SETS_HERE = 1000

/** What is to be told of a pack: that it is here, or why not. */
interface Told {
  readonly packs: readonly string[]
  readonly problems: readonly string[]
}

/** A pack that was picked as any other file. */
export async function takePack(data: unknown, file: string): Promise<Told> {
  await loadOwn()
  const checked = checkPack(data)
  if (checked.ok) {
    await bringIn(checked.pack)
    return { packs: [ownText('packs.taken', { id: checked.pack.id })], problems: [] }
  }
  const why = checked.problems.map((problem) => packProblemText(lang.value, problem))
  return { packs: [], problems: [aboutPacks('pack.refused', { file }), ...why] }
}

/**
 * Packs and sets of a file with everything. What is here already stays; what is no pack or set is left out. False if
 * the browser would not keep them.
 */
export async function takeOwn(data: unknown): Promise<boolean> {
  if (!isObject(data)) return true
  await loadOwn()
  for (const record of objectsIn(data.packs, MOST_PACKS_HERE)) {
    const checked = checkPack(record.data)
    if (!checked.ok || ownPacks.value!.some(({ id }) => id === checked.pack.id)) continue
    await putPack({ id: checked.pack.id, data: checked.pack, isOn: record.isOn === true && hasRoom.value })
  }
  const sets: readonly unknown[] = objectsIn(data.sets, MOST_SETS_HERE)
  for (const { id, name, code } of sets.filter(isSetRecord)) {
    if (!ownSets.value!.some((each) => each.id === id)) await putSet({ id, name: name.slice(0, 80), code })
  }
  return isKept.value
}
