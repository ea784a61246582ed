import { toSave } from '@negotiator/session'
import { address } from '../app/router.ts'
import { session } from '../game/gameCtrl.ts'
import { notify } from '../game/noticeCtrl.ts'
import { t } from '../words/words.ts'
import { packText } from './packedText.ts'

const here = (): string => location.href.replace(/#.*$/, '')

/** The same game from its start: abductor, cards and seed. */
export function shareSetup(): Promise<void> {
  const { abductor, pack, seed } = session.value.setup
  return share(here() + address('deal', abductor, pack, seed))
}

/** This very position, with every step that led to it. */
export async function sharePosition(): Promise<void> {
  await share(here() + address('position', await packText(JSON.stringify(toSave(session.value)))))
}

/** By the system's own dialog where there is one (phones), otherwise to the clipboard. */
async function share(url: string): Promise<void> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    // Calling it off is no error.
    await navigator.share({ title: 'Negotiator', url }).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify(t('web.share.copied'))
  } catch {
    // Without HTTPS there is no clipboard: the player copies it from a field.
    prompt(t('web.share.copy'), url)
  }
}
