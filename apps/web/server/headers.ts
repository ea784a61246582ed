import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts'

/** Only a header can say that. */
const NOT_IN_A_FRAME = "frame-ancestors 'none'"

/** Names with a hash never change; everything else is asked for again. */
const isHashed = (path: string): boolean => path.startsWith('/assets/')

export function headersFor(path: string): Record<string, string> {
  return {
    'content-security-policy': `${CONTENT_SECURITY_POLICY}; ${NOT_IN_A_FRAME}`,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}
