import { CONTENT_HASH, type ContentChoice, hashOf } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { checkPack, choiceSchema, gameFor, LONGEST_SEED } from '@negotiator/session'
import { z } from 'zod'
import { POLICIES } from '../play/policies.ts'
import type { LabJob } from './job.ts'

export const MOST_GAMES = 10_000_000
const MOST_SUBJECTS = 24
const LONGEST_NAME = 300
const MOST_NODES = 100_000_000

const policy = z.enum(POLICIES)
const games = z.int().min(0).max(MOST_GAMES)
const rate = z.number().gt(0).lt(1)

const study = z.strictObject({
  kind: z.literal('study'),
  subjects: z.array(choiceSchema).min(1).max(MOST_SUBJECTS),
  players: z.array(policy).max(POLICIES.length),
  games,
  by: policy,
  cards: games,
  numbers: games,
})

const duel = z.strictObject({
  kind: z.literal('duel'),
  first: choiceSchema,
  second: choiceSchema,
  by: policy,
  games,
  error: rate,
  margin: rate,
})

const jobSchema: z.ZodType<LabJob> = z.strictObject({
  format: z.literal('negotiator-lab'),
  version: z.literal(1),
  rules: z.string().max(LONGEST_NAME),
  content: z.string().max(LONGEST_NAME),
  seed: z.string().max(LONGEST_SEED),
  weights: z.array(z.string().max(LONGEST_NAME)).max(2 * MOST_SUBJECTS + 1),
  nodes: z.int().min(1).max(MOST_NODES),
  question: z.discriminatedUnion('kind', [study, duel]),
})

/** Why a job from outside cannot be worked on here. */
export type JobProblem = 'damaged' | 'other-rules' | 'other-cards'

/** A job from a file or a queue: from anywhere. */
export function parseJob(data: unknown): LabJob | JobProblem {
  const result = jobSchema.safeParse(data)
  if (!result.success) return 'damaged'
  if (result.data.rules !== RULES_VERSION) return 'other-rules'
  if (result.data.content !== CONTENT_HASH) return 'other-cards'
  return choicesOf(result.data).every(isPlayable) ? result.data : 'damaged'
}

export const choicesOf = ({ question }: LabJob): readonly ContentChoice[] =>
  question.kind === 'study' ? question.subjects : [question.first, question.second]

function isPlayable(choice: ContentChoice): boolean {
  try {
    gameFor(choice)
    return (choice.packs ?? []).every((pack) => checkPack(pack).ok)
  } catch {
    return false
  }
}

/** Tells jobs apart: sixteen hex digits of all that a job says. */
export const jobKey = (job: LabJob): string => hashOf(job)
