import { nameOf, rowsText, text } from '@negotiator/language'
import { pendingSuccesses, type Rows } from '@negotiator/rules'
import { headingLines } from '../../terminal/heading.ts'
import { paint } from '../../terminal/paint.ts'
import { dieSign, signsOf } from '../../terminal/signs.ts'
import { flow, wrap } from '../../terminal/wrap.ts'
import type { Scene } from './scene.ts'

/** The dice on the table, if a roll waits for the player. */
export function stageLines(scene: Scene): string[] {
  const { look, view, state } = scene
  if (view.pending !== 'roll') return []
  const successes = pendingSuccesses(state)
  const title = text(look.lang, 'play.roll', { n: successes })
  const dice = (view.roll ?? []).map((face, i) => die(scene, face, i))
  return [...headingLines(look, title), ...flow(dice, look.width), ...rowLines(scene, successes)]
}

function die(scene: Scene, face: number, index: number): string {
  const { look, view, state } = scene
  const { lang } = look
  const signs = signsOf(look)
  const name = paint(look, 'quiet', text(lang, 'play.die', { n: index + 1 }))
  const shown = `${name} ${dieSign(look, face)}`
  if (view.converted.includes(index))
    return paint(look, 'good', `${shown} ${text(lang, 'play.die.converted')}`)
  if (face >= 5 || (face === 4 && state.rollFours === 1))
    return `${shown} ${paint(look, 'good', signs.success)}`
  if (face === 4 && state.noConvert === 0 && pendingSuccesses(state) < 2) {
    return `${shown} ${paint(look, 'warn', text(lang, 'play.die.convertible'))}`
  }
  return `${shown} ${paint(look, 'quiet', signs.miss)}`
}

/** What the card says for each number of successes; the row that holds now stands out. */
function rowLines(scene: Scene, successes: number): string[] {
  const { look } = scene
  const rolling = rollingCard(scene)
  if (rolling === null) return []
  const now = 2 - successes
  return [
    ...wrap(paint(look, 'strong', nameOf(look.lang, rolling.id)), look.width),
    ...rowsText(look.lang, rolling.rows).flatMap((row, i) => {
      const line = i === now ? `> ${paint(look, 'strong', row)}` : `  ${paint(look, 'quiet', row)}`
      return wrap(line, look.width, 4)
    }),
  ]
}

/** The card that asked for the roll: one of the hand, or the terror card. */
function rollingCard({ session: { game }, view, state }: Scene): { id: string; rows: Rows } | null {
  const card = game.content.conversation[state.resolving]
  if (card?.resolve.kind === 'roll') return { id: card.id, rows: card.resolve.rows }
  const terror = game.content.terror.find(({ id }) => id === view.drawn)
  const roll = terror?.effect.find((effect) => effect.op === 'roll')
  return terror !== undefined && roll?.op === 'roll' ? { id: terror.id, rows: roll.rows } : null
}
