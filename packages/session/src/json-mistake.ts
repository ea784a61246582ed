/** Engines say in words of their own what is wrong with a JSON text, and not always where. */

export interface Mistake {
  readonly line: number
  readonly column: number
}

const TOKEN =
  /[\t\n\r ]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy

type Wanted = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma'

/** Where a text that is no JSON stops being it, counted from 1: the first sign that cannot stand there. */
export function jsonMistake(text: string): Mistake {
  const open: string[] = []
  let wanted: Wanted | 'nothing' = 'value'
  let at = 0
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) {
    const [, sign = '', string] = token
    const next = after(wanted, sign, string !== undefined, open)
    if (next === null) break
    wanted = next
    at = TOKEN.lastIndex
  }
  const before = text.slice(0, at + (/^[\t\n\r ]*/.exec(text.slice(at))?.[0].length ?? 0))
  const lines = before.split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/** What may follow; null if the token itself may not stand here. `open` are the brackets around it. */
function after(
  wanted: Wanted | 'nothing',
  sign: string,
  isString: boolean,
  open: string[],
): typeof wanted | null {
  const isValue = wanted === 'value' || wanted === 'value-or-end'
  const closes = sign === '}' ? '{' : sign === ']' ? '[' : null
  if (closes !== null) {
    const mayClose = wanted === 'comma' || wanted === (sign === '}' ? 'key-or-end' : 'value-or-end')
    return mayClose && open.pop() === closes ? afterValue(open) : null
  }
  if (sign === '{' || sign === '[') {
    if (!isValue) return null
    open.push(sign)
    return sign === '{' ? 'key-or-end' : 'value-or-end'
  }
  if (sign === ':') return wanted === 'colon' ? 'value' : null
  if (sign === ',') return wanted === 'comma' ? (open.at(-1) === '{' ? 'key' : 'value') : null
  if (wanted === 'key' || wanted === 'key-or-end') return isString ? 'colon' : null
  return isValue ? afterValue(open) : null
}

const afterValue = (open: readonly string[]): Wanted | 'nothing' => (open.length === 0 ? 'nothing' : 'comma')
