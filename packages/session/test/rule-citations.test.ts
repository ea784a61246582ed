import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ruleIds } from '@negotiator/language'
import { describe, expect, it } from 'vitest'
import { scenarioFiles } from './scenario-files.ts'

/** Set building (§12) is no rule of play. */
const playRules = ruleIds.filter((id) => !id.startsWith('B'))

const inScenarios = new Set(
  scenarioFiles().flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.rules ?? [])),
)

/** Titles of tests in the rules package, which begin with the rules they are about: `R3: …`, `R3, R4: …`. */
const root = fileURLToPath(new URL('../../rules/test/', import.meta.url))
const titles = readdirSync(root)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8').match(/\b(?:it|describe)(?:\.each\(.*?\))?\('.*?'/g) ?? [],
  )
const inTitles = new Set(titles.flatMap((title) => title.match(/\b[A-Z]\d\b/g) ?? []))

describe('every rule of play is cited by a test', () => {
  it('there are 51 of them', () => {
    expect(playRules.length).toBe(51)
  })

  it.each(playRules)('%s', (id) => {
    expect(inScenarios.has(id) || inTitles.has(id)).toBe(true)
  })
})
