import { go } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { EffectSymbol } from '../pictures.ts'
import type { GameDigest } from '../store/database.ts'
import { deleteGame } from '../store/gamesStore.ts'
import { tellTabs } from '../store/tabs.ts'
import { t } from '../words/words.ts'
import { gameDetails, gameTitle } from './gameWords.ts'
import css from './home.module.css'
import { refreshGames, shownGames } from './homeCtrl.ts'

export function Games() {
  if (shownGames.value.length === 0) return null
  return (
    <section class={css.section}>
      <h2>{t('web.games')}</h2>
      <ul class={css.games}>
        {shownGames.value.map((game) => (
          <li key={game.id} class={css.game}>
            <button type="button" class={css.open} onClick={() => go('play', game.id)}>
              <b>{gameTitle(game)}</b>
              <span>{gameDetails(game)}</span>
            </button>
            <Button
              label={t('web.games.replay', { name: gameTitle(game) })}
              onPress={() => go('replay', game.id)}
            >
              <EffectSymbol name="log" size="22px" />
            </Button>
            <Button label={t('web.games.delete', { name: gameTitle(game) })} onPress={() => remove(game)}>
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function remove(game: GameDigest): Promise<void> {
  if (!confirm(t('web.games.delete.confirm', { name: gameTitle(game) }))) return
  await deleteGame(game.id)
  tellTabs(game.id)
  await refreshGames()
}
