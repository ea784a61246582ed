import { escaped } from './escape.ts'

/** Markup that is safe as it stands; everything else is text. */
export interface Markup {
  readonly html: string
}

type Cell = string | Markup

export interface Column {
  readonly title: string
  readonly isNumber?: boolean
  /** Left out where there is little room: another column says it too, or it can be done without. */
  readonly isExtra?: boolean
}

export const markup = (html: string): Markup => ({ html })

/** A name, and below it something smaller. */
export const twoLines = (first: string, second: string): Markup =>
  markup(`${escaped(first)}<small>${escaped(second)}</small>`)

/** The first cell of a row is its heading. */
export function table(columns: readonly Column[], rows: readonly (readonly Cell[])[]): string {
  const head = columns.map((column) => `<th scope="col"${classOf(column)}>${escaped(column.title)}</th>`)
  const body = rows.map((row) => {
    const cells = row.map((cell, i) => {
      const inside = typeof cell === 'string' ? escaped(cell) : cell.html
      const tag = i === 0 ? 'th scope="row"' : 'td'
      return `<${tag}${classOf(columns[i]!)}>${inside}</${tag.slice(0, 2)}>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`
}

function classOf({ isNumber = false, isExtra = false }: Column): string {
  const names = [...(isNumber ? ['n'] : []), ...(isExtra ? ['wide'] : [])]
  return names.length === 0 ? '' : ` class="${names.join(' ')}"`
}
