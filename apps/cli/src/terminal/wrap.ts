import { stripVTControlCharacters } from 'node:util'
import { cut, widthOf } from './text-width.ts'

const NO_BREAK_SPACE = '\u00a0'

/**
 * Breaks a text at its spaces so that no line is wider than `width`; lines after the first begin with `hang`
 * spaces. A word that is too wide alone (a path, a seed) is cut.
 */
export function wrap(s: string, width: number, hang = 0): string[] {
  if (widthOf(s) <= width) return [s]
  const indent = ' '.repeat(Math.min(hang, Math.floor(width / 2)))
  const lines: string[] = []
  let line = /^ */.exec(s)?.[0] ?? ''
  let used = line.length
  let isEmpty = true
  const close = () => {
    lines.push(line.trimEnd())
    line = indent
    used = indent.length
    isEmpty = true
  }
  for (const word of s.trimStart().split(' ')) {
    let rest = word
    if (!isEmpty && used + 1 + widthOf(rest) > width) close()
    while (isEmpty && used + widthOf(rest) > width) {
      const [head, tail] = cut(stripVTControlCharacters(rest), width - used)
      line += head
      close()
      rest = tail
    }
    // Nothing is left of a cut word, or this was the second of two spaces where the line was broken.
    if (isEmpty && rest === '') continue
    line += isEmpty ? rest : ` ${rest}`
    used += widthOf(rest) + (isEmpty ? 0 : 1)
    isEmpty = false
  }
  if (!isEmpty) close()
  return lines
}

/** The same, but a word that is too wide (a path to copy) stays whole; the terminal breaks it where it must. */
export const wrapWords = (s: string, width: number, hang = 0): string[] =>
  wrap(s, Math.max(width, ...s.split(' ').map((word) => widthOf(word) + hang)), hang)

/** Parts that stay whole, with dots between them: facts, counts. */
export function wrapParts(parts: readonly string[], width: number, margin = ''): string[] {
  const pieces = parts.map((part, i) => (i < parts.length - 1 ? `${part} ·` : part))
  return flow(pieces, width - margin.length, ' ').map((line) => margin + line)
}

/** Effects of a row: breaks between two effects rather than inside one, if each of them fits. */
export function wrapEffects(s: string, width: number): string[] {
  const effects = s.split(' · ')
  const fits = effects.every((effect) => widthOf(effect) + 2 <= width)
  if (!fits) return wrap(s, width)
  const whole = effects.map((effect) => effect.replaceAll(' ', NO_BREAK_SPACE))
  return wrap(whole.join(`${NO_BREAK_SPACE}· `), width)
}

/** Puts pieces on as few lines as they need, never breaking a piece that fits on a line of its own. */
export function flow(pieces: readonly string[], width: number, gap = '   ', hang = 0): string[] {
  const lines: string[] = []
  const indent = ' '.repeat(hang)
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(last) + widthOf(gap) + widthOf(piece) <= width) {
      lines[lines.length - 1] = last + gap + piece
      continue
    }
    const start = lines.length === 0 ? '' : indent
    const [first = '', ...rest] = wrap(piece, width - start.length, 2)
    lines.push(start + first, ...rest.map((more) => start + more))
  }
  return lines
}
