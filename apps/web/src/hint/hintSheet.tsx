import { lineWords } from '@negotiator/language'
import { useSignalEffect } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { painted } from '../app/painted.ts'
import { back, route } from '../app/router.ts'
import { diceAsked } from '../game/diceAsked.ts'
import { over, session } from '../game/gameCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { Sheet } from '../sheets/sheetView.tsx'
import { advised } from '../words/advised.ts'
import { around } from '../words/around.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { Chance } from './chanceView.tsx'
import css from './hint.module.css'
import { answer, ask, isMissing, isOutdated, stop } from './hintCtrl.ts'
import type { Answer } from './hintProtocol.ts'
import { Ranking } from './rankingView.tsx'
import { useDrawnLines } from './useDrawnLines.ts'

/** What the advisor would do and why. It thinks as long as the sheet is open, and about this position only. */
export function HintSheet() {
  const nothing = over.value
    ? advised('advisor.over')
    : diceAsked.value !== null
      ? around('web.hint.dice-first')
      : null
  return (
    <Sheet title={t('play.hint')} isAside>
      {nothing === null ? <Hint /> : <p>{nothing}</p>}
    </Sheet>
  )
}

function Hint() {
  // When the sheet is painted: to start the advisor would hold that up.
  useLayoutEffect(() => {
    let isGone = false
    void painted().then(() => {
      if (!isGone) ask()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  // Another tab may play on.
  useSignalEffect(() => {
    if (answer.value !== null && isOutdated()) back(...route.value.slice(0, 2))
  })
  if (isMissing.value) return <Missing />
  const said = answer.value
  return (
    <div class={css.hint} aria-busy={said === null || !said.isDone} data-knowledge={said?.knowledge}>
      <Chance said={said} />
      {said === null ? <p class={css.quiet}>{around('web.hint.thinking')}</p> : <Said said={said} />}
    </div>
  )
}

function Missing() {
  return (
    <div class={css.hint}>
      <p role="alert">{around('web.hint.missing')}</p>
      <p>
        <Button onPress={ask}>{t('web.again')}</Button>
      </p>
    </div>
  )
}

/** A frame for each: a note, the best action, its reason, the next one; what follows from the best comes last. */
const PARTS = 5

function Said({ said }: { said: Answer }) {
  const drawn = useDrawnLines(PARTS)
  return (
    <>
      <Note said={said} />
      {(drawn > 1 || said.knowledge === 'own') && <Ranking said={said} />}
      {drawn === PARTS && (
        <>
          <Line said={said} />
          <p class={css.quiet}>{t('web.hint.count', { n: session.value.hints.length })}</p>
        </>
      )}
    </>
  )
}

/** What makes the advice weaker than it could be. */
function Note({ said: { knowledge } }: { said: Answer }) {
  if (knowledge === 'own') return null
  const { abductor } = session.value.setup
  const words = {
    stale: () => advised('advisor.stale', { file: nameIn(abductor) }),
    any: () => advised('advisor.any'),
    coming: () => around('web.hint.coming'),
    none: () => around('web.hint.none'),
  }[knowledge]()
  return (
    <div class={css.note}>
      <p>{words}</p>
      {knowledge === 'none' && <Button onPress={ask}>{t('web.again')}</Button>}
    </div>
  )
}

function Line({ said: { line } }: { said: Answer }) {
  if (line.length < 2) return null
  return (
    <section class={css.line}>
      <h3>{advised('advisor.line')}</h3>
      <ol>
        {lineWords(lang.value, session.value.game, line).map((words, i) => (
          <li key={i}>{words}</li>
        ))}
      </ol>
      <p class={css.quiet}>({advised('advisor.line.until')})</p>
    </section>
  )
}
