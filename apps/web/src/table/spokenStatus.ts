import { dialLabel, tellEvents } from '@negotiator/language'
import { oddsNow } from '@negotiator/rules'
import { session, state, view } from '../game/gameCtrl.ts'
import { notify } from '../game/noticeCtrl.ts'
import { lineOf } from '../game/stepFrames.ts'
import { lang, percents, t } from '../words/words.ts'

/** Keys for whoever listens instead of looking: the status, the last event, the odds. */
export function sayStatus(): void {
  const { turn, phase, threat, dice, cp, pool, saved, killed } = view.value
  notify(
    t('cli.status', {
      turn,
      phase: t(`cli.phase.${phase}`),
      threat: dialLabel(lang.value, threat),
      dice,
      cp,
      pool,
      saved,
      killed,
    }),
  )
}

export function sayLast(): void {
  const { steps } = session.value
  const events = steps.at(-1)?.events ?? []
  const told = tellEvents(lang.value, events, lineOf(session.value))
  notify(told.length === 0 ? t('play.log.nothing') : told.map(({ text }) => text).join(' '))
}

export function sayOdds(): void {
  const { dice, two, one, none } = oddsNow(state.value)
  const [some, single, nothing] = percents([two, one, none])
  notify(t('web.odds.spoken', { dice, two: some!, one: single!, none: nothing! }))
}
