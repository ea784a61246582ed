// `npm test`: every check, all of them even when one fails. Arguments go to vitest: `npm test -- packages/rules`.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './install.mjs' // importing it installs

const report = 'reports/vitest.json'
const reporters = ['default', 'json', './scripts/second-chance-reporter.mjs'].map(
  (name) => `--reporter=${name}`,
)
const { scripts } = readJson('package.json')
const tests = [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...reporters,
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]

rmSync(join(root, report), { force: true })
// The compiler uses one core; what does not need what it writes runs beside it.
const lanes = [['types'], ['style', 'arrows', 'unused', 'web', 'browser', 'database']]
const failed = (await Promise.all(lanes.map(inTurn))).flat()
if (!(await passes('tests', run(process.execPath, tests, 'inherit')))) failed.push('tests')
const count = countTests()

console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed checks: ${failed.join(', ')}`)
console.log(`${count.passed} passed, ${count.failed} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

/** Gives back the names of those that failed. */
async function inTurn(names) {
  const failed = []
  for (const name of names) {
    console.log(`── ${name}: ${scripts[name]}`)
    if (!(await passes(name, run(scripts[name], [], 'pipe')))) failed.push(name)
  }
  return failed
}

async function passes(name, running) {
  const started = Date.now()
  const { ok, output } = await running
  process.stdout.write(output)
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return ok
}

/** What runs beside another keeps what it says until it has ended, or nobody could tell whose words they are. */
function run(command, args, stdio) {
  const PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH
  // Vitest colours its output in CI even when it goes to a log file; others would not when it goes through us.
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const child = spawn(command, args, {
    cwd: root,
    shell: stdio === 'pipe',
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...colour, PATH },
  })
  const said = []
  child.stdout?.on('data', (data) => said.push(data))
  child.stderr?.on('data', (data) => said.push(data))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(said) }))
  })
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
