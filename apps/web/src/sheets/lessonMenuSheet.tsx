import { go, replace, route } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

/** In a lesson or a question there is nothing to share, to give up or to keep. */
export function LessonMenuSheet() {
  const [page = ''] = route.value
  const swap = (sheet: string) => replace(...route.value.slice(0, 2), sheet)
  return (
    <Sheet title={t('web.menu')}>
      <div class={css.buttons}>
        <div class={css.pair}>
          <Button onPress={() => swap('log')}>{t('cli.label.log')}</Button>
          <Button onPress={() => swap('keys')}>{around('web.keys.title')}</Button>
          <Button onPress={() => go('rules')}>{t('cli.label.rules')}</Button>
          <Button onPress={() => swap('settings')}>{t('web.settings')}</Button>
        </div>
        <Button kind="main" onPress={() => replace(page)}>
          {page === 'learn' ? around('web.lesson.all') : t('web.home.puzzles')}
        </Button>
        <Button onPress={() => replace()}>{t('web.home')}</Button>
      </div>
    </Sheet>
  )
}
