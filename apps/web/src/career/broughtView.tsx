import { type AchievementId, broughtBy } from '@negotiator/career'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { address } from '../app/router.ts'
import { allKept } from '../game/keepCtrl.ts'
import { readHistory } from './history.ts'
import { ct } from './words.ts'

/** The achievements that a game has brought, once it is written down and the games before it are read. */
export function Brought({ game }: { game: string }) {
  const brought = useSignal<readonly AchievementId[]>([])
  useEffect(() => {
    let isWanted = true
    void achievementsOf(game).then((ids) => {
      if (isWanted) brought.value = ids
    })
    return () => {
      isWanted = false
    }
  }, [game])
  const ids = brought.value
  if (ids.length === 0) return null
  return (
    <a href={address('career')}>
      <span>
        <b>{ct('career.achievements.of-game', { n: ids.length })}</b>{' '}
        {ids.map((id) => ct(`achievement.${id}.name`)).join(', ')}
      </span>
    </a>
  )
}

async function achievementsOf(game: string): Promise<readonly AchievementId[]> {
  try {
    await allKept()
    const { games } = await readHistory(() => {})
    return broughtBy(games, game)
  } catch {
    // No database (a private window): there is no career either.
    return []
  }
}
