import { closest } from '../../closest.ts'
import { plainInput } from './plain-input.ts'

/** Words of both languages are understood whatever the language of the screen; the first of each is shown. Accents may be left out. */
const WORDS = {
  undo: { en: ['undo', 'u'], fr: ['annuler', 'annule'] },
  help: { en: ['help', 'h', '?'], fr: ['aide'] },
  why: { en: ['why'], fr: ['pourquoi'] },
  hint: { en: ['hint', 'advise'], fr: ['indice', 'conseil'] },
  card: { en: ['card', 'cards', 'read'], fr: ['carte', 'cartes', 'lire'] },
  keys: { en: ['keys', 'actions'], fr: ['touches'] },
  odds: { en: ['odds', 'o'], fr: ['chances'] },
  shop: { en: ['shop', 'available', 'a'], fr: ['achats', 'achat', 'zone'] },
  terror: { en: ['terror', 'deck'], fr: ['terreur', 'paquet'] },
  who: { en: ['who', 'abductor'], fr: ['qui', 'preneur'] },
  log: { en: ['log', 'l'], fr: ['journal'] },
  rules: { en: ['rules', 'rule'], fr: ['règles', 'règle'] },
  table: { en: ['table', 't'], fr: ['table'] },
  practice: { en: ['practice'], fr: ['entraînement'] },
  resign: { en: ['resign'], fr: ['abandonner', 'abandon'] },
  rematch: { en: ['rematch'], fr: ['revanche'] },
  new: { en: ['new', 'n', 'menu'], fr: ['nouvelle', 'nouveau'] },
  language: { en: ['lang', 'language'], fr: ['langue'] },
  quit: { en: ['quit', 'q', 'exit'], fr: ['quitter', 'sortir'] },
} as const satisfies Record<string, Record<'en' | 'fr', readonly [string, ...string[]]>>

export type Command = keyof typeof WORDS

const COMMANDS = Object.keys(WORDS) as readonly Command[]
const BY_WORD = new Map<string, Command>(
  COMMANDS.flatMap((command) =>
    [...WORDS[command].en, ...WORDS[command].fr].map((word): [string, Command] => [
      plainInput(word),
      command,
    ]),
  ),
)

/** The word to show for a command. */
export const wordOf = (lang: 'en' | 'fr', command: Command): string => WORDS[command][lang][0]

/** A command and what stands behind its word; null if the input does not begin with one. */
export function parseWord(input: string): { command: Command; argument: string } | null {
  const [word = '', ...rest] = input.split(' ')
  const command = BY_WORD.get(word)
  return command === undefined ? null : { command, argument: rest.join(' ') }
}

/** The word that was probably meant. */
export function closestWord(input: string): string | null {
  const [typed = ''] = input.split(' ')
  if (typed.length < 3) return null
  const words = [...BY_WORD.keys()].filter((word) => word.length > 2 && word[0] === typed[0])
  return closest(typed, words)[0] ?? null
}

/** Yes or no in either language; anything else is no answer. */
export function parseYesNo(input: string): boolean | null {
  if (['y', 'yes', 'o', 'oui'].includes(input)) return true
  return ['n', 'no', 'non'].includes(input) ? false : null
}
