import { conversationCardText, demandText, dialLabel, ownRuleText } from '@negotiator/language'
import { oddsNow } from '@negotiator/rules'
import { askedInWords } from '../game/askedInWords.ts'
import { openGame, over, session, speaker, state, view } from '../game/gameCtrl.ts'
import { notice, notify, say, spoken } from '../game/noticeCtrl.ts'
import { paying, selection } from '../game/selectionCtrl.ts'
import { storyOfGame } from '../game/story.ts'
import { around } from '../words/around.ts'
import { lang, nameIn, percent, t } from '../words/words.ts'
import { conversationCard, demandCard, namesOf } from './cards.ts'
import { emptyHandKey } from './emptyHand.ts'

/** Keys for whoever listens instead of looking: the status, the last event, the odds. Few do, so it comes when asked for. */
export function sayStatus(): void {
  notice.value = { text: counters() }
  say(everything())
}

/** The table is there: who is on the line, and how things stand. Whatever was said meanwhile is newer. */
export function sayArrival(saidBefore: number): void {
  if (openGame.value !== null && spoken.peek().n === saidBefore)
    say(`${nameIn(speaker.value)}. ${everything()}`)
}

function counters(): string {
  const { turn, phase, threat, dice, cp, pool, saved, killed } = view.value
  return t('cli.status', {
    turn,
    phase: t(`cli.phase.${phase}`),
    threat: dialLabel(lang.value, threat),
    dice,
    cp,
    pool,
    saved,
    killed,
  })
}

function everything(): string {
  const { hand, terrorLeft, alerts } = view.value
  const demands = view.value.demands.map(demandInWords)
  return [
    `${counters()}.`,
    demands.length > 0 ? around('web.spoken.demands', { list: demands.join(', ') }) : '',
    hand.length > 0
      ? around('web.spoken.hand', { list: namesOf(hand) })
      : over.value
        ? ''
        : t(emptyHandKey()),
    `${around('web.position.terror', { n: terrorLeft })}.`,
    alerts.length > 0 ? around('web.spoken.alerts', { list: alerts.map(nameIn).join(', ') }) : '',
    askedInWords(session.value),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function demandInWords(demand: (typeof view.value.demands)[number]): string {
  const { id, face } = demand
  if (id === null) return t(demand.class === 'escape' ? 'cli.label.hidden.escape' : 'cli.label.hidden.major')
  const { cost } = demandCard(id)
  if (face === 'conceded') return around('web.spoken.conceded', { name: nameIn(id) })
  return typeof cost === 'number' ? around('web.spoken.cost', { name: nameIn(id), n: cost }) : nameIn(id)
}

export function sayLast(): void {
  notify(storyOfGame(session.value).at(-1)?.lines.join(' ') ?? t('play.log.nothing'))
}

/** The odds of the raised card's rows, or those of any roll. */
export function sayOdds(): void {
  const raised = raisedInWords()
  if (raised !== null) {
    say(raised)
    return
  }
  const { dice, two, one, none } = oddsNow(state.value)
  notify(t('web.odds.spoken', { dice, two: percent(two), one: percent(one), none: percent(none) }))
}

/** What was just brought to the stage: the cards that would pay for a 4, a demand, or a card with its rows. */
export function sayRaised(): void {
  const text =
    paying.value === null
      ? (raisedDemandInWords() ?? raisedInWords())
      : around('web.spoken.paying', { list: namesOf(paying.value) })
  if (text !== null) say(text)
}

function raisedDemandInWords(): string | null {
  const chosen = selection.value
  const demand = view.value.demands.find((each) => chosen?.kind === 'demand' && each.place === chosen.place)
  if (demand === undefined) return null
  const lines = demand.id === null ? [] : demandText(lang.value, demandCard(demand.id))
  return [`${demandInWords(demand)}.`, ...lines].join(' ')
}

function raisedInWords(): string | null {
  const chosen = selection.value
  if (chosen?.kind === 'ability') return abilityInWords()
  if (chosen === null || chosen.kind === 'demand' || chosen.id === null) return null
  const card = conversationCard(chosen.id)
  const { two, one, none } = oddsNow(state.value)
  const chances = [two, one, none].map(percent)
  const rows = conversationCardText(lang.value, card).map((row, i) =>
    card.resolve.kind === 'roll' && chosen.kind === 'hand'
      ? around('web.spoken.row', { row, chance: chances[i]! })
      : row,
  )
  return [`${around('web.spoken.cost', { name: nameIn(card.id), n: card.cost })}.`, ...rows].join(' ')
}

function abilityInWords(): string {
  const { id, rules } = session.value.game.content.abductor
  return rules
    .filter(({ rule }) => rule === 'ability')
    .map((rule) => ownRuleText(lang.value, rule, id))
    .join(' ')
}
