import { t } from '../words/words.ts'

/** What is printed on a key, by the browser's name for it: letters are alike everywhere, these two are not. */
export function keyCap(key: string): string {
  if (key === 'Enter') return t('web.key.enter')
  return key === 'Escape' ? t('web.key.escape') : key
}
