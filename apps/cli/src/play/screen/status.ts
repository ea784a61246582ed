import { dialLabel, nameOf, packsText, text } from '@negotiator/language'
import { oddsNow, type State } from '@negotiator/rules'
import type { Look } from '../../terminal/look.ts'
import { paint, threatTint } from '../../terminal/paint.ts'
import { signsOf } from '../../terminal/signs.ts'
import { flow } from '../../terminal/wrap.ts'
import { foursCountNow } from './fours-count.ts'
import type { Scene } from './scene.ts'

const DIAL = [0, 1, 2, 3, 4, 5, 6, 7]

/** D1: `S 1 2 [3] 4 5 6 K`. */
function dial(look: Look, threat: number): string {
  const levels = DIAL.map((level) => {
    const label = dialLabel(look.lang, level)
    return level === threat ? paint(look, threatTint(threat), `[${label}]`) : label
  })
  return levels.join(' ')
}

function dice(look: Look, state: State): string {
  const { dice: n } = oddsNow(state)
  return text(look.lang, foursCountNow(state) ? 'play.dice.fours' : 'play.dice', { n })
}

/** How bad it is and what there is to spend. */
export function statusLines({ look, view, state }: Scene): string[] {
  const { lang } = look
  const label = paint(look, 'quiet', text(lang, 'cli.label.threat'))
  const cp = `${paint(look, 'quiet', text(lang, 'cli.label.cp'))} ${paint(look, 'strong', minus(view.cp))}`
  const place =
    view.stage === null
      ? []
      : [
          `${paint(look, 'quiet', packsText(lang, 'value.label'))} ${paint(look, 'strong', nameOf(lang, view.stage))}`,
        ]
  return flow([`${label} ${dial(look, view.threat)}`, dice(look, state), cp, ...place], look.width)
}

const minus = (n: number): string => String(n).replace('-', '−')

/** G3: how many must come out, how many deaths end it, counted from all hostages there ever were. */
export function peopleLines({ look, view, session }: Scene): string[] {
  const { lang } = look
  const { pool, saved, killed } = view
  const signs = signsOf(look)
  const total = pool + saved + killed + view.side
  const zone = session.game.content.side?.id
  const group = (label: string, sign: string, n: number, tint: 'warn' | 'good' | 'bad', goal = '') => {
    const pips = n === 0 ? '' : `${paint(look, tint, sign.repeat(n))} `
    return `${paint(look, 'quiet', label)} ${pips}${n}${goal === '' ? '' : ` ${paint(look, 'quiet', goal)}`}`
  }
  const toWin = text(lang, 'play.saved.goal', { n: Math.ceil(total / 2) })
  const toLose = text(lang, 'play.killed.limit', { n: Math.floor(total / 2) + 1 })
  return flow(
    [
      group(text(lang, 'cli.label.pool'), signs.inside, pool, 'warn'),
      ...(zone === undefined ? [] : [group(nameOf(lang, zone), signs.inside, view.side, 'warn')]),
      group(text(lang, 'cli.label.saved'), signs.saved, saved, 'good', toWin),
      group(text(lang, 'cli.label.killed'), signs.killed, killed, 'bad', toLose),
    ],
    look.width,
  )
}
