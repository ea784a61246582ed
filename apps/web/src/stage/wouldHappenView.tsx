import { dialLabel } from '@negotiator/language'
import { session } from '../game/gameCtrl.ts'
import type { Preview } from '../game/preview.ts'
import { lang, t } from '../words/words.ts'
import css from './wouldHappen.module.css'

interface Props {
  readonly preview: Preview | null
  /** What stands beside it anyway: not told once more. */
  readonly told?: { readonly end?: boolean; readonly second?: boolean }
}

/** "What would happen": the position after it, only what changes. */
export function WouldHappen({ preview, told = {} }: Props) {
  const words = preview === null ? '' : wouldHappen(preview, told)
  return words === '' ? null : <p class={css.would}>{words}</p>
}

export const wouldHappen = (preview: Preview, told: Props['told'] = {}): string =>
  partsOf(preview, told).join(' · ')

function partsOf(
  { threat, cp, saved, killed, dice, endsCall, losesLastCall, isTakenOver, result }: Preview,
  told: NonNullable<Props['told']>,
): readonly string[] {
  if (result !== null) return [t(`web.would.${result}`)]
  const { killsOnRise = true } = session.value.game.content.second ?? {}
  const [threatFrom, threatTo] = threat
  const [cpFrom, cpTo] = cp
  const level = (n: number) => dialLabel(lang.value, n)
  return [
    ...(threatFrom === threatTo
      ? []
      : [t('web.would.threat', { from: level(threatFrom), to: level(threatTo) })]),
    ...(cpFrom === cpTo ? [] : [t('web.would.cp', { from: cpFrom, to: cpTo })]),
    ...(dice[0] === dice[1] || endsCall ? [] : [t('web.would.dice', { from: dice[0], to: dice[1] })]),
    ...(saved > 0 ? [t('web.would.saved', { n: saved })] : []),
    ...(killed > 0 ? [t('web.would.killed', { n: killed })] : []),
    ...(isTakenOver ? [t(told.second ? 'web.would.second.again' : 'web.would.second')] : []),
    ...(isTakenOver && killsOnRise && !told.second ? [t('web.would.second.kills')] : []),
    ...(endsCall && !told.end ? [t('web.would.end')] : []),
    ...(losesLastCall ? [t('web.would.lost')] : []),
  ]
}
