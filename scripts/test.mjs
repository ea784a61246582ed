// `npm test`: every check, one after the other, all of them even when one fails.
// Arguments go to vitest: `npm test -- packages/rules`.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './install.mjs' // importing it installs

const report = 'reports/vitest.json'
const reporters = ['default', 'json', './scripts/second-chance-reporter.mjs'].map(
  (name) => `--reporter=${name}`,
)
const vitest = ['run', ...reporters, `--outputFile.json=${report}`]
const { scripts } = readJson('package.json')

rmSync(join(root, report), { force: true })
const failed = [
  ...['types', 'style', 'arrows', 'unused', 'web', 'browser', 'database'].filter(
    (name) => !passes(name, () => shell(scripts[name])),
  ),
  ...['tests'].filter((name) => !passes(name, () => node('node_modules/vitest/vitest.mjs', vitest))),
]
const count = countTests()

console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed checks: ${failed.join(', ')}`)
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

function passes(name, run) {
  console.log(`\n── ${name}${scripts[name] ? `: ${scripts[name]}` : ''}`)
  const started = Date.now()
  const ok = run().status === 0
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return ok
}

function shell(command) {
  return spawnSync(command, { ...options(), shell: true })
}

function node(script, args) {
  return spawnSync(process.execPath, [script, ...args, ...process.argv.slice(2)], options())
}

function options() {
  const PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH
  // Vitest colours its output in CI even when it goes to a log file.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  return { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...plain, PATH } }
}

/** A file that fails without a failed test (it cannot be loaded, a hook threw) counts as one. */
function countTests() {
  const least = failed.includes('tests') ? 1 : 0
  try {
    const { numPassedTests, numFailedTests, testResults } = readJson(report)
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: numPassedTests, failed: Math.max(least, numFailedTests + broken.length) }
  } catch {
    return { passed: 0, failed: least }
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
