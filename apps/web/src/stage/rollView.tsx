import { shortEffect } from '@negotiator/language'
import { session, state, view } from '../game/gameCtrl.ts'
import { previewOf } from '../game/preview.ts'
import { paying, rerolling } from '../game/selectionCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { SpokenEffects } from '../look/effectsView.tsx'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { Die } from '../pictures.ts'
import { missing, pay, startPaying } from '../table/handCtrl.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { ActButton } from './actButtonView.tsx'
import { dieState } from './diceView.tsx'
import css from './roll.module.css'
import {
  canConvert,
  canReroll,
  idOnTable,
  reroll,
  rerollWith,
  rowFor,
  successesNow,
  turned,
} from './rollCtrl.ts'
import { WouldHappen } from './wouldHappenView.tsx'

/** R3, R4: the dice have fallen and something can still be done about it. */
export function Roll() {
  const { roll, converted } = view.value
  return (
    <div class={css.roll}>
      <ul class={css.dice} aria-label={t('play.roll', { n: successesNow() })}>
        {roll?.map((face, i) => (
          <li key={i}>
            <RolledDie face={face} index={i} isConverted={converted.includes(i)} />
          </li>
        ))}
      </ul>
      <StandingRow />
      <div class={css.ways}>{paying.value === null ? <Ways /> : <Paying />}</div>
    </div>
  )
}

/**
 * What can be done with a die is done by pressing it, or the words below. R3, R4: a 4 that can be turned is turned;
 * it is rolled again once the card that does it was picked.
 */
function RolledDie({ face, index, isConverted }: { face: number; index: number; isConverted: boolean }) {
  const shown = dieState(face, isConverted, state.value.rollFours === 1)
  const card = rerollWith(index)
  const canTurn = shown === 'four' && canConvert()
  const isTurned = canTurn && (card === null || rerolling.value === null)
  const words = t('web.die.shows', { n: index + 1, face })
  const picture = (
    <span class={css.die} data-state={shown}>
      <Die face={face} state={shown} />
    </span>
  )
  if (card === null && !canTurn) {
    return (
      <>
        <span role="img" aria-label={words}>
          {picture}
        </span>
        <span class={css.mark}>{isConverted && t('play.die.converted')}</span>
      </>
    )
  }
  const caption = t(isTurned ? 'play.die.convertible' : 'web.die.reroll')
  return (
    <button
      type="button"
      class={css.live}
      data-does={`${isTurned ? 'turn' : 'react'}-${index}`}
      data-rerolls={card ?? undefined}
      aria-label={
        isTurned || card === null
          ? `${words} · ${caption}`
          : t('action.react.face', { die: index + 1, face, card: nameIn(card) })
      }
      onClick={() => (isTurned ? startPaying() : reroll(index))}
    >
      {picture}
      <span class={css.mark}>{caption}</span>
    </button>
  )
}

/** R2 for the count; and where they can be used, R3 for the 4s and R4 for a card that rolls a die again. */
function Rules() {
  return (
    <span class={css.rules}>
      <RuleLink rule="R2" />
      {canConvert() && <RuleLink rule="R3" />}
      {canReroll() && <RuleLink rule="R4" />}
    </span>
  )
}

/** What was said, and what comes of it as the dice lie; while a 4 is being paid for, what would come of it then. */
function StandingRow() {
  const turning = paying.value === null ? null : turned()
  const n = successesNow() + (turning === null ? 0 : 1)
  const effects = rowFor(n)
  const id = idOnTable()
  if (effects === null || id === null) return <Rules />
  return (
    <div class={css.standing}>
      <p>
        <b>
          {nameIn(id)} · {t(turning === null ? 'web.roll.stands' : 'web.roll.turned', { n })}
        </b>{' '}
        <Rules />
      </p>
      <SpokenEffects effects={effects} />
      <WouldHappen
        preview={previewOf(session.value, turning ?? { settle: true })}
        told={{ end: effects.some(({ op }) => op === 'end') }}
      />
    </div>
  )
}

function Ways() {
  return (
    <>
      {canConvert() && (
        <Button keys="v" onPress={startPaying}>
          <span>
            {t('web.roll.convert')}
            <Converted />
          </span>
        </Button>
      )}
      <ActButton kind="main" keys="Enter" does="settle" action={{ settle: true }}>
        {t('action.settle')}
      </ActButton>
    </>
  )
}

/** What a turned 4 would bring: the reason to pay for it. */
function Converted() {
  const n = Math.min(2, successesNow() + 1)
  const effects = rowFor(n)
  if (effects === null) return null
  return <small class={css.then}>{t('web.roll.then', { n, effect: shortEffect(lang.value, effects) })}</small>
}

function Paying() {
  const [a, b] = paying.value ?? []
  const isReady = a !== undefined && b !== undefined
  const cancel = () => {
    paying.value = null
  }
  return (
    <>
      {isReady ? (
        <ActButton kind="main" keys="Enter" does="convert" action={{ convert: [a, b] }}>
          {t(a === b ? 'web.roll.give.both' : 'web.roll.give', { a: nameIn(a), b: nameIn(b) })}
        </ActButton>
      ) : (
        <Button kind="main" keys="Enter" does="convert" isBarred onPress={pay}>
          {t('web.roll.pick', { n: missing() })}
        </Button>
      )}
      <Button keys="Escape" onPress={cancel}>
        {t('web.cancel')}
      </Button>
    </>
  )
}
