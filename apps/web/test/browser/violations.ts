import axe from 'axe-core'
import type { Visitor } from './site.ts'

/** What axe finds. It is put into the page once and stays while only the part after # changes. */
export async function violations({ page }: Visitor): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run
    const { violations } = await run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}
