import { isOver, type Session, upTo } from '@negotiator/session'
import { computed, signal } from '@preact/signals'
import { replace, route } from '../app/router.ts'
import { unpackText } from '../data/packedText.ts'
import { SHARED } from '../data/shareCtrl.ts'
import { lastingFrame } from '../game/frames.ts'
import { openGame } from '../game/gameCtrl.ts'
import { allKept } from '../game/keepCtrl.ts'
import { lastStep } from '../game/lastStep.ts'
import { notice, say } from '../game/noticeCtrl.ts'
import { clearSelection } from '../game/selectionCtrl.ts'
import { clearStage, lasting, show } from '../game/showCtrl.ts'
import { storyOfGame } from '../game/story.ts'
import { getGame } from '../store/gamesStore.ts'
import { loadSave } from '../store/open-save.ts'
import { marksOf } from './marks.ts'
import { partOf } from './place.ts'
import { wt } from './words.ts'

/** The game that is looked at. */
interface Replay {
  readonly source: string
  readonly session: Session
}

export const replay = signal<Replay | null>(null)
export const step = signal(0)

export const whole = computed<Session>(() => replay.value!.session)
export const steps = computed(() => whole.value.steps.length)
export const marks = computed(() => marksOf(whole.value))
const story = computed(() => storyOfGame(whole.value))
export const isShared = computed(() => replay.value?.source.startsWith(SHARED) ?? false)

/** What happened in a step, in words. */
export const linesAt = (number: number): readonly string[] =>
  number === 0 ? [wt('watch.deal')] : (story.value[number - 1]?.lines ?? [])

/** The step that the address names, as far as is known here. */
let named = -1

type Trouble = 'missing' | 'unreadable' | 'damaged'

/** Lays a game on the table to be looked at: from its deal, or where it stands if it still goes on. */
export async function open(source: string, wanted: number | null): Promise<Trouble | null> {
  if (replay.value?.source !== source) replay.value = null
  const session = source.startsWith(SHARED) ? await shared(source.slice(1)) : await stored(source)
  if (typeof session === 'string') return session
  replay.value = { source, session }
  named = wanted ?? -1
  goTo(wanted ?? (isOver(session) ? 0 : session.steps.length), 'jump')
  return null
}

async function shared(packed: string): Promise<Session | Trouble> {
  try {
    const loaded = loadSave(await unpackText(packed))
    return loaded.ok ? loaded.session : 'damaged'
  } catch {
    return 'damaged'
  }
}

async function stored(id: string): Promise<Session | Trouble> {
  try {
    await allKept()
    const record = await getGame(id)
    if (record === null) return 'missing'
    const loaded = loadSave(JSON.stringify(record.save))
    return loaded.ok ? loaded.session : 'unreadable'
  } catch {
    return 'missing'
  }
}

/** `walk` tells what happens, in pictures if it is the next step; `slide` is told by the slider; `jump` by nobody. */
export function goTo(wanted: number, how: 'walk' | 'slide' | 'jump' = 'walk'): void {
  const before = step.value
  const number = Math.min(Math.max(0, wanted), steps.value)
  step.value = number
  lay(how === 'walk' && number === before + 1)
  if (how === 'walk' && number !== before) say(linesAt(number).join(' '))
  if (how !== 'jump') nameStep()
}

/** Puts the moment on the table; again if it is to be told in another language. */
export function lay(isPlayed = false): void {
  const session = upTo(whole.value, step.value)
  clearStage()
  clearSelection()
  notice.value = null
  openGame.value = {
    id: 'replay',
    begunAt: 0,
    revision: 0,
    line: { stored: 0 },
    begun: null,
    session,
    isReplay: true,
  }
  const frames = lastStep(session)
  if (isPlayed) show(frames)
  lasting.value = lastingFrame(frames)
}

/** Browsers let a page change its address only so often: it follows when the hand rests. */
const REST_MS = 300
let timer: ReturnType<typeof setTimeout> | undefined

function nameStep(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const source = replay.value?.source
    const [page, , ...rest] = route.value
    if (page !== 'replay' || source === undefined) return
    named = step.value
    replace('replay', partOf(source, named), ...rest)
  }, REST_MS)
}

/** The address names another step: by a link, unless it only follows where the hand has been meanwhile. */
export function follow(source: string, wanted: number | null): void {
  if (wanted === null || wanted === named || replay.value?.source !== source) return
  named = wanted
  goTo(wanted, 'jump')
}

/** The page is left: what was still to be written would change another one's address. */
export const stopNaming = (): void => clearTimeout(timer)
