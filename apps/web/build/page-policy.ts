import type { Plugin } from 'vite'
import { CONTENT_SECURITY_POLICY } from '../server/content-security-policy.ts'

/** Where the page wants it. */
const PLACE = '%CONTENT_SECURITY_POLICY%'

/** Writes the policy of our own server into the page, which then has it on any host. */
export function pagePolicy(): Plugin {
  return {
    name: 'negotiator-page-policy',
    transformIndexHtml: (page) => page.replace(PLACE, CONTENT_SECURITY_POLICY),
  }
}
