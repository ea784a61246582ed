import { libraryOf, ownContent, type PackFile } from '@negotiator/content'
import {
  abductorText,
  extensionText,
  flavourOf,
  secondInCommandText,
  secondOf,
  storyOf,
} from '@negotiator/language'
import { PageTitle } from '../app/pageTitle.tsx'
import { PageHead } from '../app/pageView.tsx'
import { back, replace } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { CallForm } from '../own/callFormView.tsx'
import css from '../own/own.module.css'
import { ownPacks, packsOn } from '../own/ownCtrl.ts'
import { ownText } from '../own/ownText.ts'
import { Portrait } from '../pictures.ts'
import { lang, nameIn } from '../words/words.ts'
import own from './packs.module.css'

/** Who an abductor of a pack is, and the way into a game. */
export function CallPage({ id }: { id: string }) {
  const packId = id.slice(0, Math.max(0, id.indexOf('.')))
  const pack = ownPacks.value?.find((each) => each.id === packId)?.pack ?? null
  const packs = pack === null ? [] : withPack(pack)
  const entry = libraryOf(packs).abductors.find(({ abductor }) => abductor.id === id)
  if (pack === null || entry === undefined) {
    return (
      <>
        <PageTitle>{ownText('call.unknown')}</PageTitle>
        <p>
          <Button onPress={() => replace('packs')}>{ownText('packs.title')}</Button>
        </p>
      </>
    )
  }
  const content = ownContent({ abductor: id, pack: entry.game, packs })
  return (
    <>
      <PageHead title={nameIn(id)} onBack={() => back('packs')} />
      <section class={css.panel}>
        <div class={own.who}>
          <span class={own.portrait}>
            <Portrait id={id} mood="tense" />
          </span>
          <div class={own.story}>
            <p class={css.quiet}>{flavourOf(lang.value, id)}</p>
            <p>{storyOf(lang.value, id)}</p>
          </div>
        </div>
        <ul class={own.facts}>
          {[...abductorText(lang.value, content.abductor), ...extensionText(lang.value, content)].map(
            (line) => (
              <li key={line}>{line}</li>
            ),
          )}
        </ul>
        {content.second !== undefined && (
          <p>
            <b>{nameIn(secondOf(content))}</b>
            {' · '}
            {secondInCommandText(lang.value, content.second).join(' ')}
          </p>
        )}
        <CallForm entry={entry} packs={packs} />
      </section>
    </>
  )
}

/** A pack is played with even while it is switched off; the others change built-in cards only if they are on. */
const withPack = (pack: PackFile): readonly PackFile[] => [
  pack,
  ...packsOn.value.filter(({ id }) => id !== pack.id),
]
