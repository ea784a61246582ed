/** Signs that have a plain stand-in; accents are dropped by taking letters apart. */
const STAND_INS: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '«\u00a0': '"',
  '\u00a0»': '"',
  '’': "'",
  '…': '...',
  '−': '-',
  '—': '-',
  '–': '-',
  '±': '+/-',
  '×': 'x',
  '½': '1/2',
  '≤': '<=',
  '→': '->',
  '←': '<-',
  '✓': 'x',
  œ: 'oe',
  Œ: 'OE',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/** A dot between facts, painted or not, with the spaces before it. A hyphen would read as a minus: `save 3 - 2 threat`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const DOT = /[ \u00a0]*((?:\u001b\[\d+m)*)·/g

const ANY_STAND_IN = new RegExp(Object.keys(STAND_INS).join('|'), 'g')

/** For terminals that are not UTF-8. */
export function toAscii(s: string): string {
  return s
    .replace(DOT, '$1,')
    .replace(ANY_STAND_IN, (sign) => STAND_INS[sign] ?? '?')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{ASCII}]/gu, '?')
}
