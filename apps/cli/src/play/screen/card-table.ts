import { text } from '@negotiator/language'
import type { ConversationCard, Game, Odds } from '@negotiator/rules'
import { columnWidths, inColumns, leastWidths, wantedWidths } from '../../terminal/columns.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd, padStart, widthOf } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { chanceHeadings, shortRows, withoutRoll } from './card-rows.ts'
import { nameWithCopies } from './copies.ts'

/** A card as it lies there, with the key that does something with it. */
export interface CardLine {
  readonly id: string
  readonly copies: number
  readonly key: string
  readonly isPossible: boolean
}

/** A line and what has been looked up for it. */
interface Entry extends CardLine {
  readonly card: ConversationCard
  readonly name: string
}

const LEAST_FOR_COLUMNS = 72
const LEAST_FOR_TWO_LINES = 50
const WIDEST_NAME = 26
const COST_WIDTH = 2
const GAP = 2

/** Cards with their rows and the chance of each row now; the narrower the screen, the more lines per card. */
export function cardTable(look: Look, game: Game, cards: readonly CardLine[], odds: Odds): string[] {
  const entries = cards.map((line): Entry => {
    const card = game.content.conversation.find(({ id }) => id === line.id)!
    return { ...line, card, name: nameWithCopies(look.lang, line.id, line.copies) }
  })
  const keyWidth = Math.max(2, ...cards.map(({ key }) => key.length)) + 1
  if (look.width < LEAST_FOR_TWO_LINES)
    return entries.flatMap((entry) => stacked(look, entry, odds, keyWidth))
  const nameWidth = Math.min(WIDEST_NAME, Math.max(8, ...entries.map(({ name }) => widthOf(name))))
  const headings = chanceHeadings(look, odds)
  const rows = [headings, ...entries.flatMap(({ card }) => [shortRows(look, card) ?? []])]
  const leftIfWide = keyWidth + nameWidth + 1 + COST_WIDTH + GAP
  const least = leastWidths(rows).reduce((sum, width) => sum + width + GAP, -GAP)
  const isWide = look.width >= LEAST_FOR_COLUMNS && leftIfWide + least <= look.width
  const left = isWide ? leftIfWide : keyWidth
  const widths = columnWidths(wantedWidths(rows), look.width - left, leastWidths(rows))
  const costTitle = isWide ? text(look.lang, 'cli.label.cp') : ''
  const header = padEnd(padStart(costTitle, left - GAP), left) + inColumns(headings, widths)[0]
  const lines = entries.flatMap((entry) => {
    const effects = effectLines(look, entry, widths, look.width - left)
    return isWide ? beside(look, entry, effects, keyWidth, nameWidth) : below(look, entry, effects, keyWidth)
  })
  return [paint(look, 'quiet', header), ...lines]
}

function effectLines(
  look: Look,
  { card, isPossible }: Entry,
  widths: readonly number[],
  room: number,
): string[] {
  const rows = shortRows(look, card)
  const lines = rows === null ? wrap(withoutRoll(look, card), room) : inColumns(rows, widths)
  return isPossible ? lines : lines.map((line) => paint(look, 'quiet', line))
}

function beside(
  look: Look,
  entry: Entry,
  effects: readonly string[],
  keyWidth: number,
  nameWidth: number,
): string[] {
  const names = wrap(entry.name, nameWidth)
  return Array.from({ length: Math.max(names.length, effects.length) }, (_, i) => {
    const key = padEnd(i === 0 ? entry.key : '', keyWidth)
    const cost = padStart(i === 0 ? `${entry.card.cost}` : '', COST_WIDTH)
    const name = padEnd(names[i] ?? '', nameWidth)
    return `${tinted(look, entry, key, name)} ${paint(look, 'quiet', cost)}  ${effects[i] ?? ''}`.trimEnd()
  })
}

function below(look: Look, entry: Entry, effects: readonly string[], keyWidth: number): string[] {
  return [...nameLines(look, entry, keyWidth), ...effects.map((line) => ' '.repeat(keyWidth) + line)]
}

function stacked(look: Look, entry: Entry, odds: Odds, keyWidth: number): string[] {
  const rows = shortRows(look, entry.card)
  const headings = chanceHeadings(look, odds)
  const effects = rows?.map((row, i) => `${headings[i]}  ${row}`) ?? [withoutRoll(look, entry.card)]
  const indent = ' '.repeat(keyWidth)
  const lines = effects.flatMap((effect) => wrap(indent + effect, look.width, keyWidth + 2))
  return [
    ...nameLines(look, entry, keyWidth),
    ...lines.map((line) => (entry.isPossible ? line : paint(look, 'quiet', line))),
  ]
}

function nameLines(look: Look, entry: Entry, keyWidth: number): string[] {
  const cost = paint(look, 'quiet', `(${text(look.lang, 'play.cost', { n: entry.card.cost })})`)
  return wrap(`${tinted(look, entry, padEnd(entry.key, keyWidth), entry.name)} ${cost}`, look.width, keyWidth)
}

function tinted(look: Look, { isPossible }: CardLine, key: string, name: string): string {
  if (!isPossible) return paint(look, 'quiet', key + name)
  return paint(look, 'key', key) + paint(look, 'strong', name)
}
