import { libraryOf, type PackAbductor, type PackFile, setProblems } from '@negotiator/content'
import { type Lang, packsText, setProblemText } from '@negotiator/language'
import { Failure } from '../failure.ts'
import { printable } from '../terminal/printable.ts'
import { keptNames, openPack, shippedPacks } from './pack-files.ts'
import { type NamedSet, openSet } from './set-files.ts'

/** A set and the name of its file. */
export interface KeptSet extends NamedSet {
  readonly file: string
}

/** The packs and sets that are at hand: those of the player's folders, and the packs that come with the game. */
export interface KeptCards {
  readonly packs: readonly PackFile[]
  /** Which of them come with the game. */
  readonly shipped: ReadonlySet<PackFile>
  readonly sets: readonly KeptSet[]
  /** What is wrong with the others, a sentence each. */
  readonly problems: readonly string[]
}

export function keptCards(lang: Lang): KeptCards {
  const problems: string[] = []
  const tried = <T>(open: () => T): T[] => {
    try {
      return [open()]
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // The first mistake is enough here; `pack validate` and `set check` tell them all.
      problems.push(
        error.message
          .split('\n', 2)
          .map((line) => line.trim())
          .join(' '),
      )
      return []
    }
  }
  // The player's own come last and win: of two with the same id only one can be played.
  const kept = keptNames('packs')
  const open = (names: readonly string[]) => names.flatMap((name) => tried(() => openPack(lang, name)))
  const shipped = open(shippedPacks().filter((name) => !kept.includes(name)))
  const opened = [...shipped, ...open(kept)]
  const packs = opened.filter(({ id }, i) => opened.findLastIndex((other) => other.id === id) === i)
  const sets = keptNames('sets').flatMap((name) => tried(() => legalSet(lang, name, packs)))
  return { packs, shipped: new Set(shipped), sets, problems }
}

function legalSet(lang: Lang, name: string, packs: readonly PackFile[]): KeptSet {
  const named = openSet(lang, name)
  const [problem] = setProblems(named.set, libraryOf(packs))
  if (problem === undefined) return { ...named, file: name }
  const words = setProblemText(lang, problem)
  throw new Failure(`${packsText(lang, 'set.illegal', { file: printable(name) })} ${words}`)
}

/** Who of the packs can be called. */
export interface OwnCaller {
  readonly abductor: PackAbductor
  readonly pack: PackFile
}

export const ownCallers = (packs: readonly PackFile[]): OwnCaller[] =>
  packs.flatMap((pack) => (pack.abductors ?? []).map((abductor) => ({ abductor, pack })))

/** The packs that a game needs, each once: those of its abductor and of its set, and those that were wished for. */
export function packsNeeded(
  { packs }: KeptCards,
  wished: readonly PackFile[],
  ids: readonly string[],
): readonly PackFile[] {
  const needed = packs.filter(({ id }) => ids.some((each) => each.startsWith(`${id}.`)))
  const others = needed.filter(({ id }) => wished.every((each) => each.id !== id))
  return [...wished, ...others]
}
