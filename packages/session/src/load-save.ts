import { contentHash } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { migrated } from './migrations.ts'
import { newOwnSession } from './own-games.ts'
import { checkPack } from './pack/parse-pack.ts'
import { SAVE_FORMAT } from './save-format.ts'
import { type SaveFile, saveSchema } from './save-schema.ts'
import { perform, resign, type Session } from './session.ts'

export type SaveProblemCode =
  | 'not-json'
  | 'not-a-save'
  | 'newer-format'
  | 'unknown-game'
  | 'illegal-step'
  | 'dice-missing'
  | 'damaged-pack'
  | 'hash-differs'

/** Why a save cannot be opened; `step` counts from 1. `drift` tells whether rules or content have changed since. */
export interface SaveProblem {
  readonly code: SaveProblemCode
  readonly step?: number
  readonly detail?: string
  readonly drift?: boolean
}

export type Loaded =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problem: SaveProblem }

/** Opens a save by replaying it; every step must lead to the hash that stands beside it. */
export function loadSave(text: string): Loaded {
  const parsed = parseSave(text)
  if ('code' in parsed) return { ok: false, problem: parsed }
  const drift = parsed.rules !== RULES_VERSION || parsed.content !== contentHash(parsed.setup)
  const fail = (problem: SaveProblem): Loaded => ({ ok: false, problem: { ...problem, drift } })
  for (const pack of parsed.setup.packs ?? []) {
    const checked = checkPack(pack)
    if (!checked.ok) return fail({ code: 'damaged-pack', detail: pack.id })
  }
  let session: Session
  try {
    session = newOwnSession(parsed.setup)
  } catch (error) {
    return fail({ code: 'unknown-game', detail: (error as Error).message })
  }
  if (session.start.hash !== parsed.start) return fail({ code: 'hash-differs', step: 0 })
  for (const [index, input] of parsed.inputs.entries()) {
    const number = index + 1
    const done = perform(session, input.do, { dice: input.dice ?? [] })
    if (!done.ok) {
      return 'refusal' in done
        ? fail({ code: 'illegal-step', step: number, detail: done.refusal.code })
        : fail({ code: 'dice-missing', step: number })
    }
    if (done.step.dice.length !== (input.dice?.length ?? 0)) {
      return fail({ code: 'not-a-save', step: number, detail: `inputs.${index}.dice: more than were rolled` })
    }
    if (done.step.after.hash !== input.hash) return fail({ code: 'hash-differs', step: number })
    session = done.session
  }
  const { hints = [], notes = [] } = parsed
  const last = notes.at(-1)
  if (last !== undefined && last.step > session.steps.length) {
    return fail({ code: 'not-a-save', detail: `notes: there is no step ${last.step}` })
  }
  session = { ...session, hints, notes }
  return { ok: true, session: parsed.resigned ? resign(session) : session }
}

function parsedJson(text: string): { readonly data: unknown } | { readonly error: string } {
  try {
    return { data: JSON.parse(text) }
  } catch (error) {
    return { error: (error as Error).message }
  }
}

function parseSave(text: string): SaveFile | SaveProblem {
  const parsed = parsedJson(text)
  if ('error' in parsed) return { code: 'not-json', detail: parsed.error }
  const { data } = parsed
  const format = (data as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > SAVE_FORMAT) {
    return { code: 'newer-format', detail: `${format}` }
  }
  const result = saveSchema.safeParse(migrated(data, format))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  return { code: 'not-a-save', detail: `${issue?.path.join('.') || 'file'}: ${issue?.message ?? ''}` }
}
