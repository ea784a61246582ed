import { readFileSync, writeFileSync } from 'node:fs'

/** A page with another text between `<!-- name -->` and `<!-- /name -->`: what is written by hand around it stays. */
export function withPart(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`no ${begin} … ${end} in the page`)
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`
}

export function writePart(file: string, name: string, text: string): void {
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), name, text))
}
