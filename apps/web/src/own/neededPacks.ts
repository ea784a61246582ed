import type { CardSet, PackFile } from '@negotiator/content'

/** Which packs a game is about: that of its abductor, those of its cards, and those that change built-in cards. */
export function neededPacks(
  packs: readonly PackFile[],
  { abductor, set }: { readonly abductor: string; readonly set?: CardSet | undefined },
): readonly PackFile[] {
  const cards =
    set === undefined ? [] : [...set.conversation, ...Object.keys(set.terror), ...set.minors, ...set.pivotal]
  return packs.filter(({ id, overrides }) => {
    const isOfIt = (each: string) => each.startsWith(`${id}.`)
    return isOfIt(abductor) || cards.some(isOfIt) || overrides !== undefined
  })
}
