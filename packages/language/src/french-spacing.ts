const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

/**
 * French puts a no-break space before two-part marks and inside guillemets, a narrow one before %. Authors type ordinary spaces; this is
 * the one place that turns them, so no text can get it wrong.
 */
export function frenchSpacing(s: string): string {
  return s
    .replace(/ %/g, `${NARROW_NO_BREAK}%`)
    .replace(/ ([:;!?»$])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
    .replace(/(\d) h (\d)/g, `$1${NO_BREAK}h${NO_BREAK}$2`)
}

/** A text as it is shown in that language. */
export function typeset(lang: 'en' | 'fr', s: string): string {
  return lang === 'fr' ? frenchSpacing(s) : s
}
