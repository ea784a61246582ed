import { cardsName, nameOf, secondOf, text } from '@negotiator/language'
import { isOver } from '@negotiator/session'
import { paint } from '../../terminal/paint.ts'
import { printable } from '../../terminal/printable.ts'
import { widthOf } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { type Scene, saves } from './scene.ts'

/** Who is on the line, when it is, and under which conditions this game is played. */
export function titleLines(scene: Scene, isPlayed = true): string[] {
  const { look, session, view } = scene
  const { lang, width } = look
  const { abductor, seed, practice, ownDice } = session.setup
  const who = view.secondInCommand ? secondOf(session.game.content) : abductor
  // Whoever gives up does so in the middle of a phase.
  const phase = isOver(session) ? 'over' : view.phase
  const when = text(lang, 'play.turn', { turn: view.turn, phase: text(lang, `play.phase.${phase}`) })
  const left = `${paint(look, 'strong', nameOf(lang, who))} · ${when}`
  const right = [
    ...(isPlayed && practice ? [text(lang, 'play.practice')] : []),
    ...(ownDice ? [text(lang, 'play.own-dice')] : []),
    cardsName(lang, session.setup),
    ...(isPlayed ? [text(lang, 'play.seed', { seed: printable(seed) })] : []),
  ].join(' · ')
  const gap = width - widthOf(left) - widthOf(right)
  if (gap >= 2) return [left + ' '.repeat(gap) + paint(look, 'quiet', right)]
  if (saves(scene, 'conditions')) return wrap(left, width)
  return [...wrap(left, width), ...wrap(paint(look, 'quiet', right), width)]
}
