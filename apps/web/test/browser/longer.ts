import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { openSite, type Site } from './site.ts'

/** How much longer French may be than English without breaking anything. */
const GROWTH = 0.35

/** The longest words of the French texts have as many letters. Beyond, words become more instead of longer. */
const LONGEST_WORD = 14

/** As in `packages/language/src/format.ts`: a value, or one of two words by a value. */
const PARTS = /\{(\w+)(?:([|:])([^{}|]*)\|([^{}|]*))?\}|[^{]+/g

/**
 * A text as a language would say it that needs more letters: every word grows by letters of its own, all of them by as
 * much as the whole text has to. What is filled in later is left alone; it grows where it is written itself.
 */
export function lengthened(template: string): string {
  let owed = 0
  const longer = template.replace(
    PARTS,
    (part: string, name?: string, kind?: string, first = '', second = '') => {
      if (kind !== undefined) return `{${name}${kind}${lengthened(first)}|${lengthened(second)}}`
      if (name !== undefined) return part
      // A letter alone is a symbol.
      if (part.trim().length === 1) return part
      return part.replace(
        /(\P{L}*)(\p{L}*)(\d*)/gu,
        (whole: string, before: string, word: string, digits: string) => {
          owed += whole.length * GROWTH
          const more = Math.min(Math.round(owed), LONGEST_WORD - word.length)
          // With digits it is the name of a rule.
          if (word === '' || digits !== '' || more <= 0) return whole
          owed -= more
          return before + word + lettersOf(word, more)
        },
      )
    },
  )
  return withRest(longer, Math.ceil(owed - 1e-9))
}

/** What the words could not take makes the last one longer, or is one more. */
function withRest(text: string, more: number): string {
  const last = [...text.matchAll(/\p{L}+(?![\p{L}\d])(?=[^{}|]*$)/gu)].at(-1)
  if (more <= 0 || last === undefined) return text
  const end = last.index + last[0].length
  const isFull = last[0].length + more > LONGEST_WORD
  const rest = isFull ? ` ${lettersOf(last[0], more - 1)}` : lettersOf(last[0], more)
  return text.slice(0, end) + rest + text.slice(end)
}

function lettersOf(word: string, count: number): string {
  const letters = word === word.toUpperCase() ? word : word.toLowerCase()
  return letters.repeat(Math.ceil(count / word.length)).slice(0, count)
}

/** Where the English texts are written. */
const MESSAGES = /\/language\/src\/messages\/en\/\w+\.ts$/
const NAMES = /\/language\/src\/(?:(?:names|flavour)\/\w+|stories)\.ts$/
const PACKS = /\/packs\/[\w-]+\.json$/

interface Literal {
  readonly value: unknown
  readonly start: number
  readonly end: number
}

interface Written {
  readonly type: string
  readonly properties: readonly { readonly key: { readonly name?: string }; readonly value: Literal }[]
}

/** All English texts where they are written, before they are bundled. */
function longerTexts(): Plugin {
  return {
    name: 'negotiator-longer-texts',
    enforce: 'pre',
    transform(code, id) {
      if (PACKS.test(id)) return lengthenedPack(code)
      const isMessages = MESSAGES.test(id)
      if (!isMessages && !NAMES.test(id)) return null
      const objects = objectsIn(this.parse(code, { lang: 'ts' }))
      const texts = objects.flatMap(isMessages ? valuesOf : englishOf)
      texts.sort((a, b) => b.start - a.start)
      let longer = code
      for (const { value, start, end } of texts) {
        if (typeof value !== 'string') continue
        longer = longer.slice(0, start) + JSON.stringify(lengthened(value)) + longer.slice(end)
      }
      return longer
    },
  }
}

function objectsIn(node: unknown): Written[] {
  if (typeof node !== 'object' || node === null) return []
  const own = (node as Written).type === 'ObjectExpression' ? [node as Written] : []
  return [...own, ...Object.values(node).flatMap(objectsIn)]
}

const valuesOf = ({ properties }: Written): Literal[] =>
  properties.flatMap(({ value }) => (value === undefined ? [] : [value]))

/** Of a text in both languages the English one. People have the same name in both: that is no text. */
function englishOf({ properties }: Written): Literal[] {
  const [en, fr] = ['en', 'fr'].map((lang) => properties.find(({ key }) => key?.name === lang)?.value)
  return en === undefined || en.value === fr?.value ? [] : [en]
}

function lengthenedPack(json: string): string {
  const pack = JSON.parse(json) as { texts: { en?: unknown } }
  const grow = (value: unknown): unknown => {
    if (typeof value === 'string') return lengthened(value)
    return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, grow(each)]))
  }
  return JSON.stringify({ ...pack, texts: { ...pack.texts, en: grow(pack.texts.en ?? {}) } })
}

/** The app built with longer English texts, on a port of its own. */
export async function openLongerSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'negotiator-longer-'))
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    mode: 'production',
    logLevel: 'warn',
    plugins: [longerTexts()],
    build: { outDir: folder, emptyOutDir: true },
  })
  const site = await openSite(folder)
  return {
    ...site,
    async close() {
      await site.close()
      rmSync(folder, { recursive: true })
    },
  }
}
