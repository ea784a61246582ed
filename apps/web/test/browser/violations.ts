import axe from 'axe-core'
import type { Visitor } from './site.ts'

/** What axe finds, of these rules or of all. It is put into the page once and stays while only the part after # changes. */
export async function violations(
  { page }: Visitor,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run
    const runOnly = only.length === 0 ? {} : { runOnly: { type: 'rule' as const, values: [...only] } }
    const { violations } = await run(document, { resultTypes: ['violations'], ...runOnly })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, rules)
}
