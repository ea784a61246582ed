import { effectText } from '@negotiator/language'
import type { Effects } from '@negotiator/rules'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { callOff, typeDice } from '../game/actCtrl.ts'
import { type DiceAsked, diceAsked } from '../game/diceAsked.ts'
import type { Head } from '../game/frames.ts'
import { Button } from '../look/buttonView.tsx'
import { SmallEffects } from '../look/effectsView.tsx'
import { Die } from '../pictures.ts'
import { around } from '../words/around.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './ownDice.module.css'
import { rowsOf } from './rollCtrl.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The player rolls real dice and tells what they show. */
export function OwnDice() {
  const asked = diceAsked.value
  return asked === null ? null : <Question asked={asked} />
}

/** Whose roll it is, and how it may come out. */
function About({ head }: { head: Head }) {
  const isDrawn = head.kind === 'terror' || head.kind === 'pivotal'
  const rows = isDrawn || head.kind === 'card' ? rowsOf(head.id, isDrawn) : null
  return (
    <div class={css.about} data-kind={head.kind}>
      <h2>
        <small>{t(`web.moment.${head.kind}`)}</small> {nameIn(head.id)}
      </h2>
      {rows !== null && (
        <ul class={css.rows}>
          <Row label="2+" effects={rows.two} />
          <Row label="1" effects={rows.one} />
          <Row label="0" effects={rows.none} />
        </ul>
      )}
    </div>
  )
}

function Row({ label, effects }: { label: string; effects: Effects }) {
  return (
    <li data-row={label}>
      <b>{label}</b> <SmallEffects effects={effects} shownIn={lang.value} />
      <span class="visually-hidden">{effectText(lang.value, effects)}</span>
    </li>
  )
}

function Question({ asked }: { asked: DiceAsked }) {
  const place = useRef<HTMLDivElement>(null)
  const typed = useSignal<readonly number[]>([])
  const isReady = () => typed.value.length === asked.count
  const type = (face: number) => {
    if (!isReady()) typed.value = [...typed.value, face]
  }
  const hand = () => {
    if (isReady()) typeDice(typed.value)
  }
  // Before it is painted: who sees the question may type at once.
  useLayoutEffect(() => {
    typed.value = []
    const listen = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return
      if (/^[1-6]$/.test(key)) type(Number(key))
      else if (key === 'Backspace') typed.value = typed.value.slice(0, -1)
      else if (key === 'Escape') callOff()
      // A button of this question keeps its own Enter; the card that was played with it does not get a second one.
      else if (key === 'Enter' && !place.current?.contains(target as Node)) {
        event.preventDefault()
        hand()
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [asked])
  return (
    <div ref={place} class={css.own}>
      {asked.head !== null && asked.head.kind !== 'facedown' && <About head={asked.head} />}
      <h2>{t('play.dice.ask', { n: asked.count })}</h2>
      <p class={css.typed} aria-live="polite">
        {typed.value.length === 0 ? around('web.own-dice.none') : typed.value.join(' · ')}
      </p>
      <div class={css.faces}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            class={css.face}
            aria-label={around('web.own-dice.face', { n: face })}
            onClick={() => type(face)}
          >
            <Die face={face} state="settled" />
          </button>
        ))}
      </div>
      <div class={css.ways}>
        <Button kind="main" keys="Enter" isBarred={!isReady()} onPress={hand}>
          {around('web.own-dice.done', { n: asked.count })}
        </Button>
        <Button
          onPress={() => {
            typed.value = []
          }}
        >
          {around('web.own-dice.clear')}
        </Button>
        {!asked.isFixed && (
          <Button keys="Escape" onPress={callOff}>
            {t('web.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
