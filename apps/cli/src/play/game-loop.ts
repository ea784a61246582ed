import { isOver, type Session } from '@negotiator/session'
import { act } from './act.ts'
import { settle } from './changed-elsewhere.ts'
import { type Desk, PROMPT, say } from './desk.ts'
import { handle, type Next } from './handle.ts'
import { renderScreen } from './render-screen.ts'
import { endingLines } from './screen/ending.ts'

export type AfterGame = Extract<Next, { next: 'menu' | 'begin' }>

/** Plays a game until the player goes on to something else. The file is up to date before every question. */
export async function playGame(desk: Desk, begun: Session, greeting: readonly string[]): Promise<AfterGame> {
  let session = begun
  let notices = greeting
  let begunStep = desk.keeper?.begunIn(session) ?? null
  for (;;) {
    const warnings = desk.keeper?.keep(desk.lang, session) ?? []
    if (desk.keeper?.isChangedElsewhere)
      ({ session, notices } = await settle(desk, desk.keeper.file, session))
    draw(desk, session, [...notices, ...warnings])
    const done = begunStep === null ? null : await act(desk, session, begunStep.action, begunStep.dice)
    begunStep = null
    const next: Next =
      done === null ? await answered(desk, session) : { next: 'draw', session: done, notices: [] }
    if (next.next !== 'draw') return next
    session = next.session
    notices = next.notices
  }
}

function draw(desk: Desk, session: Session, notices: readonly string[]): void {
  const { terminal, lang } = desk
  terminal.draw(() =>
    isOver(session)
      ? endingLines(terminal.look(lang), session, notices, desk.keeper?.name ?? null)
      : renderScreen(terminal.look(lang), session, notices, terminal.height),
  )
}

/** Questions are answered below the screen; it is drawn anew only when something has changed. */
async function answered(desk: Desk, shown: Session): Promise<Exclude<Next, { next: 'ask' | 'note' }>> {
  let session = shown
  for (;;) {
    const next = await handle(desk, session, await desk.terminal.ask(PROMPT))
    if (next.next === 'note') {
      session = next.session
      say(desk, ...(desk.keeper?.keep(desk.lang, session) ?? []))
      if (desk.keeper?.isChangedElsewhere) return { next: 'draw', session, notices: [] }
    } else if (next.next !== 'ask') return next
  }
}
