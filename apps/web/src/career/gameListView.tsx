import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { address } from '../app/router.ts'
import { gameDetails, gameTitle } from '../home/gameWords.ts'
import type { GameDigest } from '../store/database.ts'
import { abductor, history } from './careerCtrl.ts'
import css from './gameList.module.css'
import { windowOf } from './windowed.ts'
import { ct, shownNumber } from './words.ts'

/** Before the browser was asked. */
const USUAL_ROW = 64

/** Every game of this browser, the newest first: of ten thousand only those in sight are drawn. */
export function GameList() {
  const all = history.value?.digests ?? []
  const games = all.filter(({ summary }) => abductor.value === null || summary.abductor === abductor.value)
  return (
    <section>
      <h2>
        {ct('career.list')} <small class={css.count}>{shownNumber(games.length)}</small>
      </h2>
      <p class={css.about}>{ct('career.list.about')}</p>
      {games.length > 0 && <Scrolled games={games} />}
    </section>
  )
}

function Scrolled({ games }: { games: readonly GameDigest[] }) {
  const box = useRef<HTMLElement>(null)
  const seen = useSignal({ scrolled: 0, height: 400, row: USUAL_ROW })
  const look = () => {
    const element = box.current
    if (element === null) return
    const row = element.querySelector('li')?.offsetHeight ?? USUAL_ROW
    const { scrollTop: scrolled, clientHeight: height } = element
    const before = seen.peek()
    if (before.scrolled === scrolled && before.height === height && before.row === row) return
    seen.value = { scrolled, height, row }
  }
  useLayoutEffect(() => {
    look()
    // Larger text, another width: the rows are measured anew.
    const watcher = new ResizeObserver(look)
    watcher.observe(box.current!)
    return () => watcher.disconnect()
  }, [games])
  const { scrolled, height, row } = seen.value
  const { first, end } = windowOf(games.length, row, scrolled, height)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section ref={box} class={css.box} tabIndex={0} aria-label={ct('career.list')} onScroll={look}>
      <ul class={css.list} style={{ height: `${games.length * row}px` }}>
        {games.slice(first, end).map((game, i) => (
          <li
            key={game.id}
            class={css.row}
            style={{ transform: `translateY(${(first + i) * row}px)` }}
            aria-setsize={games.length}
            aria-posinset={first + i + 1}
          >
            <a class={css.game} href={address(game.open ? 'play' : 'replay', game.id)}>
              <b>{gameTitle(game)}</b>
              <span>{gameDetails(game)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
