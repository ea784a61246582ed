import type { CardSet, PackFile } from '@negotiator/content'
import { useEffect } from 'preact/hooks'
import { Counts } from '../career/countsView.tsx'
import { wishes } from '../home/homeCtrl.ts'
import { neededPacks } from './neededPacks.ts'
import { loadOwn, ownPacks, packsOn } from './ownCtrl.ts'

interface Props {
  readonly abductor: string
  readonly isSeedChosen: boolean
  readonly practice: boolean
  readonly set?: CardSet | undefined
  readonly packs?: readonly PackFile[]
}

/** The next game of the start page: a pack may change what its cards say. */
export function NextGameWithPacks() {
  const { abductor, seed, practice } = wishes.value
  return <CountsWithPacks abductor={abductor} isSeedChosen={seed.trim() !== ''} practice={practice} />
}

/** What a game counts for that packs may take part in: one that only changes values puts it under their heading too. */
export function CountsWithPacks({ abductor, set, packs = packsOn.value, ...rest }: Props) {
  useEffect(() => {
    if (ownPacks.value === null) void loadOwn()
  }, [])
  return <Counts {...rest} hasPacks={neededPacks(packs, { abductor, set }).length > 0} />
}
