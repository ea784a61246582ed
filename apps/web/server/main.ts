// Serves the built table and says where: on this machine, and for a phone in the same network.
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { staticServer } from './static-server.ts'

const PORT = 4173
const TRIES = 20

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string', default: '0.0.0.0' } },
})
const wanted = values.port === undefined ? null : Number(values.port)
if (wanted !== null && !(Number.isInteger(wanted) && wanted >= 0 && wanted <= 65535)) {
  console.error(`--port: a number from 0 to 65535 is expected, got ${values.port}`)
  process.exit(2)
}

const server = staticServer(fileURLToPath(new URL('../../dist', import.meta.url)))
listen(wanted ?? PORT, wanted === null ? TRIES : 1)

/** If the port is taken and none was asked for, the next one will do. */
function listen(port: number, tries: number): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && tries > 1) return listen(port + 1, tries - 1)
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken: try --port ${port + 1}` : error.message,
    )
    process.exit(1)
  })
  server.listen(port, values.host, () => tell((server.address() as { port: number }).port))
}

function tell(port: number): void {
  console.log('Negotiator is on the line.')
  console.log(`  here:                     http://localhost:${port}/`)
  for (const address of values.host === '0.0.0.0' ? localAddresses() : []) {
    console.log(`  phone, same network:      http://${address}:${port}/`)
  }
  console.log('Ctrl-C ends it. In the terminal instead: npx negotiator play')
}

function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
