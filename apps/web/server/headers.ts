/** Nothing comes from elsewhere, nothing goes elsewhere; the page says the same in a meta tag for other hosts. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Names with a hash never change; everything else is asked for again. */
const isHashed = (path: string): boolean => path.startsWith('/assets/')

export function headersFor(path: string): Record<string, string> {
  return {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
