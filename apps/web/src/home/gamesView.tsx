import { dialLabel } from '@negotiator/language'
import { go } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import type { GameRecord } from '../store/database.ts'
import { deleteGame } from '../store/gamesStore.ts'
import { tellTabs } from '../store/tabs.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './home.module.css'
import { endedGames, games, openGames, refreshGames } from './homeCtrl.ts'

/** More would be a wall; the export has them all. */
const MOST_SHOWN = 20

export function Games() {
  if (games.value === null || games.value.length === 0) return null
  return (
    <section class={css.section}>
      <h2>{t('web.games')}</h2>
      <ul class={css.games}>
        {[...openGames.value, ...endedGames.value].slice(0, MOST_SHOWN).map((game) => (
          <li key={game.id} class={css.game}>
            <button type="button" class={css.open} onClick={() => go('play', game.id)}>
              <b>{titleOf(game)}</b>
              <span>{detailsOf(game)}</span>
            </button>
            <Button label={t('web.games.delete', { name: titleOf(game) })} onPress={() => remove(game)}>
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf({ summary: { abductor, turn, result } }: GameRecord): string {
  const name = nameIn(abductor)
  if (result === null) return t('web.games.open', { name, turn })
  return t(result === 'won' ? 'web.games.won' : 'web.games.lost', { name, turn })
}

function detailsOf({ summary: { threat, pool, saved, killed }, playedAt }: GameRecord): string {
  const when = new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    playedAt,
  )
  return `${t('web.games.details', { threat: dialLabel(lang.value, threat), pool, saved, killed })} · ${when}`
}

async function remove(game: GameRecord): Promise<void> {
  if (!confirm(t('web.games.delete.confirm', { name: titleOf(game) }))) return
  await deleteGame(game.id)
  tellTabs(game.id)
  await refreshGames()
}
