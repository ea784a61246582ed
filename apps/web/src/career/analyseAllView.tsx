import { useEffect } from 'preact/hooks'
import { a } from '../analysis/figures.ts'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { analyseAll, analysing, isAdvisorMissing, stopAnalysing, unanalysed } from './analyseAllCtrl.ts'
import css from './career.module.css'
import { ct, shownNumber } from './words.ts'

/** Without analysed games nobody can say what was luck: all that are left, by one press. */
export function AnalyseAll() {
  useEffect(() => stopAnalysing, [])
  const now = analysing.value
  const n = unanalysed.value.length
  if (now !== null) {
    const words = ct('career.analyse.progress', { done: shownNumber(now.done), all: shownNumber(now.all) })
    return (
      <p class={css.reading}>
        <progress max={now.all} value={now.done} aria-label={words} /> {words}
        <Button onPress={stopAnalysing}>{a('analysis.stop')}</Button>
      </p>
    )
  }
  if (n === 0) return null
  return (
    <div class={css.analyse}>
      <Button onPress={() => void analyseAll()}>{ct('career.analyse', { n })}</Button>
      <p>{ct('career.analyse.what')}</p>
      <p role="status">{isAdvisorMissing.value && around('web.hint.missing')}</p>
    </div>
  )
}
