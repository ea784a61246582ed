import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BIN, cleanEnv } from './run-negotiator.ts'

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The program as a process whose player types when it asks. */
export class PlayProcess {
  output = ''
  readonly ended: Promise<Ended>
  private readonly child: ChildProcessWithoutNullStreams
  private wake: () => void = () => {}
  private hasEnded = false
  /** Up to here the output was there when something was last typed. */
  private answered = 0

  constructor(args: readonly string[], home: string, env: Readonly<Record<string, string>> = {}) {
    this.child = spawn(process.execPath, [BIN, 'play', ...args], {
      env: cleanEnv({ NEGOTIATOR_HOME: home, ...env }),
    })
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.output += text
      this.wake()
    })
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.output += text
    })
    // Typing to a process that has just been killed is no mistake here.
    this.child.stdin.on('error', () => {})
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code, signal) => {
        this.hasEnded = true
        this.wake()
        resolve({ code, signal })
      })
    })
  }

  /** Waits until it asks for something new. */
  async asked(): Promise<void> {
    while (!this.output.slice(this.answered).endsWith('> ')) {
      if (this.hasEnded) throw new Error(`it has ended: ${this.output.slice(-500)}`)
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  type(line: string): void {
    this.answered = this.output.length
    this.child.stdin.write(`${line}\n`)
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal)
  }

  closeInput(): void {
    this.child.stdin.end()
  }
}

/** The saves in a home folder, without what a crash left behind. */
export function savesIn(home: string): readonly string[] {
  const folder = join(home, 'saves')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => join(folder, name))
}
