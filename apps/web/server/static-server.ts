import { readFile, realpath } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentType, isText } from './content-types.ts'
import { headersFor } from './headers.ts'

/** Serves one folder, files only, read when asked for. */
export function staticServer(folder: string): Server {
  return createServer((request, response) => {
    answer(folder, request, response).catch(() => end(response, 500))
  })
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
  const path = pathOf(request.url)
  const file = path === null ? null : await readInside(folder, path)
  if (path === null || file === null) return end(response, 404)
  const extension = extname(path)
  const isZipped = isText(extension) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isZipped ? gzipSync(file) : file
  response.writeHead(200, {
    ...headersFor(path),
    'content-type': contentType(extension),
    'content-length': body.length,
    ...(isText(extension) ? { vary: 'accept-encoding' } : {}),
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function pathOf(url = '/'): string | null {
  try {
    const { pathname } = new URL(url, 'http://localhost')
    const path = decodeURIComponent(pathname)
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}

/** A link or a `..` must not lead out of the folder. */
async function readInside(folder: string, path: string): Promise<Buffer | null> {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, path))
    return file.startsWith(root + sep) ? await readFile(file) : null
  } catch {
    return null
  }
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...headersFor('/'), 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${status}\n`)
}
