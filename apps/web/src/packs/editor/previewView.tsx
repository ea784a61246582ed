import { ownContent, type PackAbductor, type PackFile } from '@negotiator/content'
import {
  abductorText,
  demandText,
  effectText,
  extensionText,
  flavourOf,
  LANGS,
  type Lang,
  nameOf,
  secondInCommandText,
  storyOf,
  terrorText,
  text,
} from '@negotiator/language'
import type { ConversationCard, Demand, TerrorCard } from '@negotiator/rules'
import { ownText } from '../../own/ownText.ts'
import { Portrait } from '../../pictures.ts'
import { SmallCard } from '../../table/smallCardView.tsx'
import { t } from '../../words/words.ts'
import css from './editor.module.css'
import { draft } from './editorCtrl.ts'

export type PreviewOf =
  | { readonly list: 'conversation'; readonly entry: ConversationCard }
  | { readonly list: 'demands'; readonly entry: Demand }
  | { readonly list: 'terror'; readonly entry: TerrorCard }
  | { readonly list: 'abductors'; readonly entry: PackAbductor }

/** The card as the table shows it, in both languages, while it is being made. */
export function Preview(props: PreviewOf) {
  // Read here: the names of an entry can change while the entry itself does not.
  const pack = draft.value
  if (pack === null) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there
    <section class={css.previews} aria-label={ownText('edit.preview')} tabIndex={0}>
      {LANGS.map((shownIn) => (
        <div key={shownIn} class={css.preview} lang={shownIn} data-preview={shownIn}>
          <p class={css.language}>{t(`cli.language.${shownIn}`)}</p>
          <Shown {...props} shownIn={shownIn} pack={pack} />
        </div>
      ))}
    </section>
  )
}

type ShownProps = PreviewOf & { readonly shownIn: Lang; readonly pack: PackFile }

function Shown(props: ShownProps) {
  const { entry, shownIn } = props
  const name = nameOf(shownIn, entry.id)
  return (
    <>
      {props.list === 'conversation' && (
        <SmallCard
          key={name}
          card={props.entry}
          copies={props.entry.copies}
          shownIn={shownIn}
          onPress={() => {}}
        />
      )}
      {props.list === 'abductors' && (
        <span class={css.portrait}>
          <Portrait id={entry.id} mood="tense" />
        </span>
      )}
      <h2>{name}</h2>
      <p class={css.flavour}>{flavourOf(shownIn, entry.id)}</p>
      <ul>
        {linesOf(props).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p class={css.flavour}>{storyOf(shownIn, entry.id)}</p>
    </>
  )
}

function linesOf({ shownIn, pack, ...props }: ShownProps): readonly string[] {
  try {
    switch (props.list) {
      case 'conversation':
        return resolveLines(props.entry, shownIn)
      case 'demands':
        return demandText(shownIn, props.entry)
      case 'terror':
        return terrorText(shownIn, props.entry)
      case 'abductors':
        return abductorLines(props.entry, shownIn, pack)
    }
  } catch {
    // Half-typed: the list of mistakes says what is missing.
    return []
  }
}

function resolveLines({ resolve }: ConversationCard, shownIn: Lang): readonly string[] {
  if (resolve.kind === 'reaction') return [text(shownIn, 'card.reaction')]
  if (resolve.kind === 'plain') return [effectText(shownIn, resolve.effect)]
  const { two, one, none } = resolve.rows
  return [
    `2+ · ${effectText(shownIn, two)}`,
    `1 · ${effectText(shownIn, one)}`,
    `0 · ${effectText(shownIn, none)}`,
  ]
}

function abductorLines(entry: PackAbductor, shownIn: Lang, pack: PackFile): readonly string[] {
  const content = ownContent({ abductor: entry.id, pack: entry.game, packs: [pack] })
  return [
    ...abductorText(shownIn, content.abductor),
    ...extensionText(shownIn, content),
    ...(entry.second === undefined
      ? []
      : [nameOf(shownIn, entry.second.id), ...secondInCommandText(shownIn, entry.second)]),
  ]
}
