import { existsSync } from 'node:fs'
import { advisorText, knowPacks, type Lang, text } from '@negotiator/language'
import { loadSave, type Scenario, type Session, sessionAt, upTo } from '@negotiator/session'
import { closest } from '../closest.ts'
import { Failure, Misuse } from '../failure.ts'
import { namedProblemText, problemText } from '../problem-text.ts'
import { readInput, readLimited } from '../read-limited.ts'
import { scenariosIn } from '../scenario-file.ts'
import { saveNamed } from '../store.ts'
import { printable } from '../terminal/printable.ts'

export interface PositionWish {
  /** A save by name or path, or a file of scenarios; `file#name` is one of them; `-` is standard input. */
  readonly position: string
  readonly scenario?: string
  /** After which step of a save. */
  readonly to?: number
}

export interface Position {
  /** A game that stands there. */
  readonly session: Session
  /** Which scenario of its file it is; null for a save. */
  readonly scenario: NamedScenario | null
}

export interface NamedScenario {
  /** `-` is standard input. */
  readonly file: string
  readonly name: string
  /** Counted from 1. */
  readonly n: number
  readonly of: number
}

/** The position that was asked about. Throws Failure or Misuse. */
export function openPosition(lang: Lang, wish: PositionWish): Position {
  const { file, scenario = wish.scenario } = splitName(wish.position)
  const found = file === '-' ? file : saveNamed(file)
  const content = file === '-' ? readInput(file) : readLimited(found)
  if (typeof content !== 'string') throw new Failure(namedProblemText(lang, content))
  // Some editors begin a file with a mark that JSON does not know.
  const plain = content.replace(/^\ufeff/, '')
  if (!holdsScenarios(plain)) {
    if (scenario !== undefined) throw new Misuse(together(lang, '--scenario', printable(file)))
    return { session: savedPosition(lang, found, plain, wish.to), scenario: null }
  }
  if (wish.to !== undefined) throw new Misuse(together(lang, '--to', printable(file)))
  return scenarioPosition(lang, file, plain, scenario)
}

const together = (lang: Lang, a: string, b: string): string => text(lang, 'misuse.together', { a, b })

/** Unless a file of that very name exists. */
function splitName(typed: string): { file: string; scenario?: string } {
  const at = typed.indexOf('#')
  if (at < 0 || existsSync(typed)) return { file: typed }
  return { file: typed.slice(0, at), scenario: typed.slice(at + 1) }
}

/** A save has a format; scenarios never do. */
function holdsScenarios(content: string): boolean {
  try {
    const data: unknown = JSON.parse(content)
    return Array.isArray(data) || (typeof data === 'object' && data !== null && 'game' in data)
  } catch {
    return false
  }
}

function savedPosition(lang: Lang, file: string, content: string, to: number | undefined): Session {
  const loaded = loadSave(content)
  if (!loaded.ok) throw new Failure(problemText(lang, { ...loaded.problem, file }))
  knowPacks(loaded.session.setup)
  const steps = loaded.session.steps.length
  if (to !== undefined && to > steps) throw new Misuse(text(lang, 'replay.too-far', { steps }))
  return upTo(loaded.session, to ?? steps)
}

function scenarioPosition(lang: Lang, file: string, content: string, wanted: string | undefined): Position {
  const scenarios = scenariosIn(lang, file, content)
  const scenario = chosen(lang, file, scenarios, wanted)
  const { name } = scenario
  const place = { n: scenarios.indexOf(scenario) + 1, of: scenarios.length }
  try {
    knowPacks(scenario.game)
    return { session: sessionAt(scenario), scenario: { file, name, ...place } }
  } catch (error) {
    const shown = { file: printable(file), name: printable(scenario.name), detail: detailOf(error) }
    throw new Failure(text(lang, 'scenario.layout', shown))
  }
}

/** Of those that a part of a name fits. */
const MOST_NAMES = 5

/** By its name, or by a part of it that no other has; without a name the first. */
function chosen(
  lang: Lang,
  file: string,
  scenarios: readonly Scenario[],
  wanted: string | undefined,
): Scenario {
  if (wanted === undefined) {
    if (scenarios[0] !== undefined) return scenarios[0]
    throw new Failure(text(lang, 'scenario.empty', { file: printable(file) }))
  }
  const exact = scenarios.find(({ name }) => name === wanted)
  const part = scenarios.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
  if (exact !== undefined) return exact
  if (part.length === 1) return part[0]!
  if (part.length > 1) {
    const names = part.slice(0, MOST_NAMES).map(({ name }) => printable(name))
    const like = part.length > MOST_NAMES ? [...names, '…'] : names
    const several = {
      file: printable(file),
      name: printable(wanted),
      n: part.length,
      names: like.join(' · '),
    }
    throw new Misuse(advisorText(lang, 'advisor.scenario.several', several))
  }
  const names = closest(
    wanted,
    scenarios.map(({ name }) => name),
  ).map(printable)
  const unknown = advisorText(lang, 'advisor.scenario.unknown', {
    file: printable(file),
    name: printable(wanted),
  })
  const like =
    names.length === 0 ? '' : ` ${advisorText(lang, 'advisor.scenario.like', { names: names.join(' · ') })}`
  throw new Misuse(unknown + like)
}

const detailOf = (error: unknown): string => printable((error as Error).message)
