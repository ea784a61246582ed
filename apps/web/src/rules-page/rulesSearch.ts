/** Without accents and capitals, so that "evasion" finds "évasion". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** A rule matches if every word that was typed stands in it, or if its id begins with it. */
export function matches(wanted: string, id: string, text: string): boolean {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '')
  const content = plain(text)
  return words.every((word) => content.includes(word) || id.toLowerCase().startsWith(word))
}
