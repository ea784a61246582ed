import { type Action, legalActions } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { bring } from './brought-game.ts'
import { type Site, type Visitor, visit, type Wishes } from './site.ts'

export const can = (session: Session, matches: (action: Action) => boolean): boolean =>
  legalActions(session.game, stateOf(session)).some(matches)

export const stage = (page: Page): Locator => page.locator('[data-area=stage]')

/** Somebody who has that game on the table. */
export async function at(site: Site, session: Session, wishes?: Wishes): Promise<Visitor> {
  const visitor = await visit(site, wishes)
  const id = await bring(visitor, site, session)
  await visitor.page.goto(`${site.origin}/#/play/${id}`)
  await visitor.page.locator('main[data-kept=kept]').waitFor()
  return visitor
}

export async function leave({ context, complaints }: Visitor): Promise<void> {
  expect(complaints).toEqual([])
  await context.close()
}
