import { actionWords, genderOf } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { act } from '../game/actCtrl.ts'
import { diceAsked } from '../game/diceAsked.ts'
import { legal, over, session, state, view } from '../game/gameCtrl.ts'
import { lang, t } from '../words/words.ts'

/** The one thing that leads on from here, if there is one. */
export interface MainAction {
  readonly action: Action
  readonly label: string
}

export function mainAction(): MainAction | null {
  if (over.value || diceAsked.value !== null) return null
  const action = legal.value.find(
    (each) => 'endConversation' in each || 'endSpend' in each || ('choose' in each && each.choose === 'done'),
  )
  if (action === undefined) return null
  return { action, label: labelOf(action) }
}

function labelOf(action: Action): string {
  const isLast = view.value.terrorLeft === 0
  if ('endConversation' in action) {
    if (willEscape()) return t('web.main.escape', { who: genderOf(session.value.setup.abductor) })
    return t(isLast ? 'web.main.last-call' : 'web.main.end-call')
  }
  if ('endSpend' in action) {
    if (isLast) return t('web.main.last-spend')
    // P4: what is not spent is lost.
    const { cp } = view.value
    return cp > 0 ? t('web.main.spend.lost', { n: cp }) : t('web.main.spend')
  }
  return actionWords(lang.value, session.value.game, state.value, action)
}

/** M4: an escape demand was conceded, and he is still there. */
const willEscape = (): boolean =>
  view.value.demands.some((demand) => demand.class === 'escape' && demand.face === 'conceded')

export function doMainAction(): void {
  const main = mainAction()
  if (main !== null) act(main.action)
}
