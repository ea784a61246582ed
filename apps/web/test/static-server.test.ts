import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticServer } from '../server/static-server.ts'

const outside = mkdtempSync(join(tmpdir(), 'negotiator-web-'))
const folder = mkdtempSync(join(outside, 'site-'))
writeFileSync(join(outside, 'secret.txt'), 'secret')
writeFileSync(join(folder, 'index.html'), '<p>here</p>')
writeFileSync(join(folder, 'a.js'), '1;'.repeat(1000))
symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'))

/** All that the page may do, to the letter: whoever allows more says so here too. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
const BUILT = fileURLToPath(new URL('../dist/index.html', import.meta.url))

const server = staticServer(folder)
let port = 0
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port
        resolve()
      })
    }),
)
afterAll(() => {
  server.close()
  rmSync(outside, { recursive: true })
})

/** Not `fetch`: it would tidy the path before sending it. */
function get(
  path: string,
  method = 'GET',
  headers = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

it('serves the page for the folder, with a policy that lets nothing in from elsewhere', async () => {
  const { status, headers, body } = await get('/')
  expect([status, body.toString()]).toEqual([200, '<p>here</p>'])
  expect(headers['content-security-policy']).toBe(`${POLICY}; frame-ancestors 'none'`)
  expect(headers['cache-control']).toBe('no-cache')
})

it.skipIf(!existsSync(BUILT))('has the same policy in the built page, for hosts that send none', () => {
  const page = readFileSync(BUILT, 'utf8')
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []
  expect(policy).toBe(POLICY)
  // Before anything it is about.
  expect(page.indexOf(POLICY)).toBeLessThan(page.search(/<(script|link)/))
})

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/link.txt',
  '/nothing',
  '/%',
  '//',
  '/a.js/',
])('serves nothing for %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('compresses text for whoever can read it', async () => {
  const plain = await get('/a.js')
  const zipped = await get('/a.js', 'GET', { 'accept-encoding': 'gzip' })
  expect(plain.body.length).toBe(2000)
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(zipped.body.length).toBeLessThan(200)
})

it('only answers reading', async () => {
  expect((await get('/', 'POST')).status).toBe(405)
  expect((await get('/', 'HEAD')).body.length).toBe(0)
})
