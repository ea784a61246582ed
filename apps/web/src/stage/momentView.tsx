import { flavourOf, terrorText } from '@negotiator/language'
import { useEffect, useRef } from 'preact/hooks'
import type { Frame, Head } from '../game/frames.ts'
import { session } from '../game/gameCtrl.ts'
import { notice } from '../game/noticeCtrl.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { CardBack } from '../pictures.ts'
import { terrorCard } from '../table/cards.ts'
import { playedLines } from '../table/playedView.tsx'
import { lang, nameIn, t } from '../words/words.ts'
import { Dice } from './diceView.tsx'
import css from './moment.module.css'

const RULE_OF_HEAD: Readonly<Record<Head['kind'], string>> = {
  card: 'C2',
  facedown: 'C1',
  terror: 'E1',
  pivotal: 'E3',
  demand: 'M2',
  ability: 'C1',
  alert: 'A1',
}

/** More lines, or letters, than that need the room of the head. */
const SHORT = 3
const LETTERS = 95

/** So few that what a terror card says tells more: why nothing happened, or what was at stake. */
const TOLD_BY_RULE = 1

interface Props {
  readonly frame: Frame
  /** It was told, and stays. */
  readonly isLasting?: boolean
}

/** What is happening, or what just happened: what was said or done, the dice, and what came of it. */
export function Moment({ frame, isLasting = false }: Props) {
  const { head, dice, lines, isBrief } = frame
  const about = `${head?.kind} ${head?.id}`
  const moment = useRef<HTMLDivElement>(null)
  // Where there is not room for all, the newest line is the one to see.
  useEffect(() => {
    moment.current?.scrollTo({ top: moment.current.scrollHeight })
  }, [lines.length, notice.value])
  return (
    <div
      ref={moment}
      class={css.moment}
      data-kind={head?.kind}
      style={{ '--foot': playedLines.value }}
      data-foot
      data-long={isLasting && (lines.length > SHORT || lines.join('').length > LETTERS)}
    >
      {head !== null && (
        <HeadView
          key={about}
          head={head}
          isBrief={isBrief}
          isRead={isLasting && lines.length <= TOLD_BY_RULE}
        />
      )}
      {dice !== null && <Dice dice={dice} />}
      <ul key={`lines ${about}`} class={css.lines}>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

interface HeadProps {
  readonly head: Head
  readonly isBrief: boolean
  readonly isRead: boolean
}

function HeadView({ head, isBrief, isRead }: HeadProps) {
  const terror = isRead ? terrorCard(head.id) : undefined
  const flavour = isBrief ? '' : flavourOf(lang.value, head.id, session.value.setup.pack)
  const words = terror === undefined ? flavour : terrorText(lang.value, terror).join(' ')
  if (head.kind === 'facedown') {
    return (
      <div class={css.facedown}>
        <span class={css.back}>
          <CardBack kind="conversation" />
        </span>
        <p>{t('web.moment.facedown')}</p>
      </div>
    )
  }
  return (
    <div class={`${css.head} ${css[head.kind] ?? ''}`}>
      <p class={css.kind}>
        <RuleLink rule={RULE_OF_HEAD[head.kind]}>{t(`web.moment.${head.kind}`)}</RuleLink>
      </p>
      <h2>{nameIn(head.id)}</h2>
      {words !== '' && <p class={css.flavour}>{words}</p>}
    </div>
  )
}
