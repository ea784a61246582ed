/** What the folder holds; anything else is served as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

export const contentType = (extension: string): string => TYPES[extension] ?? 'application/octet-stream'

/** Fonts and pictures are compressed already. */
export const isText = (extension: string): boolean =>
  ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'].includes(extension)
