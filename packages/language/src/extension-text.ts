import type { EndTest, GameContent, ValueName, ValueTest } from '@negotiator/rules'
import { dialLabel } from './dial.ts'
import type { Lang } from './lang.ts'
import { nameOf } from './names.ts'
import { packsText } from './packs-text.ts'

type CountedValue = Exclude<ValueName, 'stage' | 'second'>

/** What packs can bring beyond the printed games. */
type Extensions = Pick<GameContent, 'side' | 'stages' | 'layers' | 'ends'>

/** What a game has beyond the printed ones, line by line: side zone, places, order of the deck, ends. */
export function extensionText(lang: Lang, content: Extensions): readonly string[] {
  const { side, stages, layers, ends } = content
  const lines: string[] = []
  if (side !== undefined)
    lines.push(packsText(lang, 'extra.side', { zone: nameOf(lang, side.id), n: side.hostages }))
  if (stages !== undefined)
    lines.push(
      packsText(lang, 'extra.places', { places: stages.map(({ id }) => nameOf(lang, id)).join(' → ') }),
    )
  if (layers !== undefined) lines.push(packsText(lang, 'extra.layers', { layers: layerList(lang, layers) }))
  for (const test of ends?.tests ?? []) lines.push(endTestText(lang, test, content))
  for (const reason of ends?.without ?? []) lines.push(packsText(lang, `extra.without.${reason}`))
  return lines
}

function layerList(lang: Lang, layers: NonNullable<GameContent['layers']>): string {
  return layers
    .map(({ cards, count }) =>
      packsText(lang, 'extra.layer', {
        n: count,
        cards:
          cards === 'rest' ? packsText(lang, 'extra.rest') : cards.map((id) => nameOf(lang, id)).join(', '),
      }),
    )
    .join(' · ')
}

function endTestText(lang: Lang, { id, result, when }: EndTest, content: Extensions): string {
  const conditions = when
    .map((test) => conditionText(lang, test, content))
    .join(` ${packsText(lang, 'extra.and')} `)
  return packsText(lang, `extra.${result}`, { when: conditions, name: nameOf(lang, id) })
}

function conditionText(lang: Lang, { value, atLeast, atMost }: ValueTest, { stages }: Extensions): string {
  if (value === 'stage') {
    const stage = stages?.[atLeast ?? atMost ?? 0]?.id ?? ''
    const key = atLeast === undefined ? 'value.stage.most' : 'value.stage.least'
    return packsText(lang, key, { place: nameOf(lang, stage) })
  }
  if (value === 'second')
    return packsText(lang, (atLeast ?? 0) > 0 ? 'value.second.least' : 'value.second.most')
  const bounds: [which: 'least' | 'most', n: number | undefined][] = [
    ['least', atLeast],
    ['most', atMost],
  ]
  return bounds
    .flatMap(([which, n]) => (n === undefined ? [] : [boundText(lang, value, which, n)]))
    .join(` ${packsText(lang, 'extra.and')} `)
}

function boundText(lang: Lang, value: CountedValue, which: 'least' | 'most', n: number): string {
  if (value === 'threat') return packsText(lang, `value.threat.${which}`, { n: dialLabel(lang, n) })
  if (value === 'turn') return packsText(lang, `value.turn.${which}`, { n })
  return packsText(lang, `value.${which}`, { value: packsText(lang, `value.${value}`), n })
}
