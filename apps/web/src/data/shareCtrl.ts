import { setCode } from '@negotiator/content'
import { rematch, type Session, toSave } from '@negotiator/session'
import { address } from '../app/router.ts'
import { session } from '../game/gameCtrl.ts'
import { notify } from '../game/noticeCtrl.ts'
import { around } from '../words/around.ts'
import { download, fileDate } from './download.ts'
import { packText } from './packedText.ts'

/** Before a game that the address itself holds, instead of the name of a stored one. */
export const SHARED = '~'
/** Longer ones are cut off by mail and messengers; then a file goes instead. */
const LONGEST_LINK = 32_000

export const linkTo = (...parts: readonly string[]): string =>
  location.href.replace(/#.*$/, '') + address(...parts)

/** The same game from its start: abductor, cards and seed. */
export function shareSetup(): Promise<void> {
  const { abductor, pack, seed, set, packs, variant } = session.value.setup
  // Packs have to come along: a game that has not begun yet carries them.
  if (packs !== undefined || variant !== undefined) return shareGame(rematch(session.value))
  return share(linkTo('deal', abductor, pack, seed, ...(set === undefined ? [] : [setCode(set)])))
}

/** This very position, with every step that led to it. */
export const sharePosition = (): Promise<void> => shareGame(session.value)

const toLayOut = (packed: string): readonly string[] => ['position', packed]

async function shareGame(game: Session, place = toLayOut): Promise<void> {
  const save = JSON.stringify(toSave(game))
  const url = linkTo(...place(await packText(save)))
  if (url.length <= LONGEST_LINK) return share(url)
  download(`negotiator-game-${fileDate()}.json`, save)
  notify(around('web.share.too-long'))
}

/** A whole game with its notes, opened at a step; whoever gets it only looks at it. */
export const shareReplay = (game: Session, step: number): Promise<void> =>
  shareGame(game, (packed) => ['replay', `${SHARED}${packed}.${step}`])

/** By the system's own dialog where there is one (phones), otherwise to the clipboard. */
export async function share(url: string): Promise<void> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    // Calling it off is no error.
    await navigator.share({ title: 'Negotiator', url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify(around('web.share.copied'))
  } catch {
    // Without HTTPS there is no clipboard: the player copies it from a field.
    const { showLink } = await import('./copyLinkView.tsx')
    showLink(url)
  }
}
