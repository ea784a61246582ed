import type { Action } from '@negotiator/rules'
import { type Session, saveText } from '@negotiator/session'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { GameRecord } from '../../src/store/database.ts'
import type { Site, Visitor } from './site.ts'

/** Brings a game in by the start page; its name there. */
export async function bring({ page }: Visitor, site: Site, session: Session): Promise<string> {
  await page.goto(site.origin)
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(saveText(session)),
  })
  return vi.waitUntil(() => nameOf(page, session), { timeout: 60_000 })
}

async function nameOf(page: Page, { setup: { abductor, seed } }: Session): Promise<string | undefined> {
  type Setup = Pick<Session['setup'], 'abductor' | 'seed'>
  const games = (await stored(page, 'games')) as { id: string; save: { setup: Setup } }[]
  return games.find(({ save: { setup } }) => setup.seed === seed && setup.abductor === abductor)?.id
}

/** Everything in a store of the page's database. */
export const stored = (page: Page, store: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const request = indexedDB.open('negotiator')
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result)
          }
        }
      }),
    store,
  )

/** What was done in the only game that is stored. */
export async function storedActions(page: Page): Promise<readonly Action[]> {
  const [game] = (await stored(page, 'games')) as readonly GameRecord[]
  return game!.save.inputs.map((input) => input.do)
}

/** Writes into the page's database what the page itself would never write. */
export const plant = (page: Page, store: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([name, planted]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('negotiator')
        request.onsuccess = () => {
          const tx = request.result.transaction(name, 'readwrite')
          tx.objectStore(name).put(planted)
          tx.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [store, value] as const,
  )
