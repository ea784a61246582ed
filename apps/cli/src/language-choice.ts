import { LANGS, type Lang } from '@negotiator/language'

/** What was typed after `--lang`; the last one counts. Looked for before all else, since help depends on it. */
export function typedLanguage(args: readonly string[]): string | undefined {
  let typed: string | undefined
  for (const [i, arg] of args.entries()) {
    if (arg === '--') break
    if (arg === '--lang') typed = args[i + 1]
    else if (arg.startsWith('--lang=')) typed = arg.slice('--lang='.length)
  }
  return typed
}

export function isLang(input: string): input is Lang {
  return (LANGS as readonly string[]).includes(input)
}

/** The locale as POSIX reads it: the first of the three that is set decides alone. */
export function localeLanguage(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  // `frp` and `fry` are other languages.
  return /^fr(?![a-z])/i.test(locale) ? 'fr' : 'en'
}
