import { type CardSet, libraryOf, setCode, setFromCode, setOfGame, setProblems } from '@negotiator/content'
import { computed } from '@preact/signals'
import { replace, route } from '../app/router.ts'
import { packsOn } from '../own/ownCtrl.ts'

const LONGEST_NAME = 80

/**
 * The set that is being built lies in the address, `#/sets/CODE/NAME`: it survives a reload, the browser's back
 * returns to it from a rule, and the address is the link to it.
 */
export const draft = computed<{ readonly set: CardSet; readonly name: string; readonly isDamaged: boolean }>(
  () => {
    const [, code, name = ''] = route.value
    const set = code === undefined ? null : setFromCode(code)
    return {
      set: set ?? setOfGame('base'),
      name: name.slice(0, LONGEST_NAME),
      isDamaged: code !== undefined && set === null,
    }
  },
)

export const library = computed(() => libraryOf(packsOn.value))
export const problems = computed(() => setProblems(draft.value.set, library.value))

export function build(set: CardSet, name = draft.value.name): void {
  const shown = name.trim() === '' ? [] : [name.slice(0, LONGEST_NAME)]
  replace('sets', setCode(set), ...shown)
}
