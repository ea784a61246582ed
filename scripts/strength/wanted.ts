import { ABDUCTORS } from '@negotiator/content'

/** Who plays, and how many games tell enough; the slow ones play fewer, and their intervals say so. */
export const POLICIES = {
  random: 10_000,
  greedy: 10_000,
  'flat-10000': 200,
  instant: 10_000,
  deep: 2_000,
} as const
export type PolicyName = keyof typeof POLICIES

export interface Task {
  readonly abductor: string
  readonly pack: string
  readonly policy: PolicyName
}

export const ALL_TASKS: readonly Task[] = (Object.keys(POLICIES) as PolicyName[]).flatMap((policy) =>
  ABDUCTORS.map(({ abductor, pack }) => ({ abductor: abductor.id, pack, policy })),
)
