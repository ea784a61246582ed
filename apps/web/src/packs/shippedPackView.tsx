import type { PackFile } from '@negotiator/content'
import { packDescription, packTitle } from '@negotiator/language'
import { Button } from '../look/buttonView.tsx'
import { bringInAndTell } from '../own/bringIn.ts'
import { HowHard } from '../own/howHardView.tsx'
import css from '../own/own.module.css'
import { ownText } from '../own/ownText.ts'
import { lang } from '../words/words.ts'

/** One tap, and it is there. */
export function ShippedPack({ pack }: { pack: PackFile }) {
  const title = packTitle(lang.value, pack)
  return (
    <article class={css.panel}>
      <h3>{title}</h3>
      <p>{packDescription(lang.value, pack)}</p>
      <div class={css.buttons}>
        <Button
          kind="main"
          label={`${ownText('packs.add')}: ${title}`}
          onPress={() => bringInAndTell(pack, title)}
        >
          {ownText('packs.add')}
        </Button>
        <HowHard what="pack" id={pack.id} title={title} />
      </div>
    </article>
  )
}
