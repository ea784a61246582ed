import { fileURLToPath } from 'node:url'

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Not part of the repository: a checkpoint is many times the size of the weights that come out of it. */
export const checkpointFile = (abductor: string, pack: string): string =>
  inRoot(`reports/train/${abductor}-${pack}.checkpoint`)

export const weightsFile = (abductor: string, pack: string): string =>
  inRoot(`packages/advisor/weights/${abductor}-${pack}.weights.gz`)

export const curvesFile = (): string => inRoot('docs/learning-curves.json')
export const curvesPlot = (): string => inRoot('docs/learning-curves.svg')
