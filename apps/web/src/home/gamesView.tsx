import { useSignal } from '@preact/signals'
import { go } from '../app/router.ts'
import { Ask } from '../look/askView.tsx'
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
  /** The game that is to be deleted, if the player is sure. */
  const asked = useSignal<string | null>(null)
  const hasFailed = useSignal(false)
  const remove = async ({ id }: GameDigest) => {
    try {
      await deleteGame(id)
      hasFailed.value = false
      tellTabs(id)
    } catch {
      hasFailed.value = true
      asked.value = null
    }
    await refreshGames()
  }
  if (shownGames.value.length === 0) return null
  return (
    <section class={css.section}>
      <h2>{t('web.games')}</h2>
      {hasFailed.value && <p role="alert">{t('web.games.delete.failed')}</p>}
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
            <Button
              kind="danger"
              label={t('web.games.delete', { name: gameTitle(game) })}
              onPress={() => {
                asked.value = game.id
              }}
            >
              ✕
            </Button>
            {asked.value === game.id && (
              <div class={css.asked}>
                <Ask
                  question={t('web.games.delete.confirm', { name: gameTitle(game) })}
                  yes={t('web.games.delete.yes')}
                  isForGood
                  onYes={() => remove(game)}
                  onNo={() => {
                    asked.value = null
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
