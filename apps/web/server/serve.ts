// Serves the built table and says where: on this machine, and for a phone in the same network.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { staticServer } from './static-server.ts'

const PORT = 4173
const TRIES = 20
const EVERYWHERE = '0.0.0.0'
const ALL = [EVERYWHERE, '::']
const LOCAL = [...ALL, '127.0.0.1', '::1']

export interface ServeOptions {
  readonly port?: number
  readonly host?: string
}

export async function serve({ port, host = EVERYWHERE }: ServeOptions): Promise<Server> {
  const server = staticServer(fileURLToPath(new URL('../../dist', import.meta.url)))
  await (port === undefined ? listen(server, host, PORT, TRIES) : listen(server, host, port, 1))
  tell(host, (server.address() as AddressInfo).port)
  return server
}

/** If the port is taken and none was asked for, the next one will do. */
async function listen(server: Server, host: string, port: number, tries: number): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    if (isTaken && tries > 1) return listen(server, host, port + 1, tries - 1)
    throw new Error(isTaken ? `Port ${port} is taken: try --port ${port + 1}` : (error as Error).message)
  }
}

function tell(host: string, port: number): void {
  console.log('Negotiator is on the line.')
  console.log(`  here:                     http://${nameOf(host)}:${port}/`)
  for (const address of ALL.includes(host) ? localAddresses() : []) {
    console.log(`  phone, same network:      http://${address}:${port}/`)
  }
  console.log('Ctrl-C ends it. In the terminal instead: npx negotiator play')
}

/** Bound to any other address it answers only there. */
function nameOf(host: string): string {
  if (LOCAL.includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
