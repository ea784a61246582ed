import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { newFolder } from './run-negotiator.ts'

const DEBIAN = '/usr/lib/postgresql'
/** The unprivileged user that every Debian has: PostgreSQL refuses to be run by root. */
const NOBODY = 65_534
const MOST_MS_TO_START = 120_000

const places = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []

/** Where `npm test` found no PostgreSQL it has said how to get it, and tests that need it are left out. */
export const postgresqlBin = [process.env.POSTGRESQL_BIN ?? '', ...places].find((folder) =>
  existsSync(join(folder, 'initdb')),
)

export interface Server {
  readonly url: string
  stop(): Promise<void>
}

/** A server of its own, with nothing in it, on this machine only. */
export async function startPostgresql(): Promise<Server> {
  const bin = postgresqlBin!
  const folder = newFolder()
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if ('uid' in asNobody) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY)
  const options = { cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' }, ...asNobody }
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'negotiator', '-A', 'trust', '--no-sync'], {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', `port=${port}`]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  server.stderr.on('data', (words) => {
    told += words
  })
  const ended = once(server, 'close')
  for (let waited = 0; !told.includes('ready to accept connections'); waited += 100) {
    if (server.exitCode !== null || waited > MOST_MS_TO_START) throw new Error(`postgres: ${told}`)
    await setTimeout(100)
  }
  return {
    url: `postgres://negotiator@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // Without waiting for clients.
      server.kill('SIGINT')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
