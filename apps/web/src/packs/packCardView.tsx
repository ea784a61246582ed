import { packDescription, packTitle } from '@negotiator/language'
import { address, go } from '../app/router.ts'
import { tell, tellGone } from '../app/toldView.tsx'
import { download } from '../data/download.ts'
import { Button } from '../look/buttonView.tsx'
import type { OwnPack } from '../own/checkedPack.ts'
import { HowHard } from '../own/howHardView.tsx'
import css from '../own/own.module.css'
import { hasRoom, putPack, removePack } from '../own/ownCtrl.ts'
import { ownText } from '../own/ownText.ts'
import { Portrait } from '../pictures.ts'
import { lang, nameIn } from '../words/words.ts'
import own from './packs.module.css'
import { packFileText } from './packWords.ts'

/** A pack of this browser: on or off, who can be called, and the ways to change it or be rid of it. */
export function PackCard({ own: record }: { own: OwnPack }) {
  const { id, data, pack, problems } = record
  const title = pack === null ? id : packTitle(lang.value, pack)
  return (
    <article class={css.panel} data-pack={id}>
      <div class={own.top}>
        <h3>{title}</h3>
        {pack !== null && <Switch record={record} title={title} />}
      </div>
      {pack === null ? (
        <p class={css.why}>{ownText('packs.mistakes', { n: problems.length })}</p>
      ) : (
        <>
          {pack.author !== undefined && (
            <p class={css.quiet}>{ownText('packs.by', { author: pack.author })}</p>
          )}
          <p>{packDescription(lang.value, pack)}</p>
          <ul class={own.faces}>
            {(pack.abductors ?? []).map((abductor) => (
              <li key={abductor.id}>
                <a class={own.face} href={address('packs', 'call', abductor.id)}>
                  <span class={own.picture}>
                    <Portrait id={abductor.id} mood="calm" />
                  </span>
                  {nameIn(abductor.id)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class={css.buttons}>
        {pack !== null && <HowHard what="pack" id={id} title={title} />}
        <Button label={`${ownText('packs.edit')}: ${title}`} onPress={() => go('packs', 'edit', id)}>
          {ownText('packs.edit')}
        </Button>
        <Button
          label={`${ownText('packs.export')}: ${title}`}
          onPress={() => download(`${id}.json`, packFileText(data))}
        >
          {ownText('packs.export')}
        </Button>
        <Button
          label={`${ownText('packs.delete')}: ${title}`}
          onPress={() => {
            void removePack(id)
            tellGone(ownText('packs.deleted', { title }), () => putPack({ id, data, isOn: record.isOn }))
          }}
        >
          {ownText('packs.delete')}
        </Button>
      </div>
    </article>
  )
}

function Switch({ record: { id, data, isOn }, title }: { record: OwnPack; title: string }) {
  return (
    <label class={css.tick}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => {
          if (!isOn && !hasRoom.value) {
            event.currentTarget.checked = false
            tell(ownText('packs.no-room'))
            return
          }
          void putPack({ id, data, isOn: !isOn })
        }}
      />
      {ownText('packs.on')}
      <span class="visually-hidden">: {title}</span>
    </label>
  )
}
