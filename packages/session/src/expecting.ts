import type { Expected } from '@negotiator/content'

/** What a test of our own in a schema says of data that fails it. */
export const expecting = (expected: Expected): { readonly params: { readonly expected: Expected } } => ({
  params: { expected },
})
