import { describe, expect, it } from 'vitest'
import { runScenario } from '../src/index.ts'
import { scenarioFiles } from './scenario-files.ts'

const held = { ok: true, step: null, key: null, expected: null, got: null }

for (const { file, scenarios } of scenarioFiles()) {
  describe(file, () => {
    it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (name, scenario) => {
      expect(runScenario(scenario)).toEqual({ name, ...held })
    })
  })
}
