import { type Lang, shortEffect } from '@negotiator/language'
import type { Effect, Effects } from '@negotiator/rules'
import { EffectSymbol } from '../pictures.ts'
import { lang } from '../words/words.ts'
import css from './effects.module.css'
import { RuleLink } from './ruleLinkView.tsx'
import { RULE_OF_OP } from './rulesOf.ts'
import { numberOf, symbolOf, tendencyOf } from './symbols.ts'

/** Ops whose words hold other effects: the words say it all. */
const isNested = ({ op }: Effect): boolean => ['choose', 'roll', 'under', 'each-turn'].includes(op)

/** On a small card: symbols and numbers, with the words for whoever hovers or listens. */
export function SmallEffects({ effects, shownIn }: { effects: Effects; shownIn: Lang }) {
  const words = shortEffect(shownIn, effects)
  return (
    <span class={css.small} title={words}>
      {effects.length === 0 && <span>—</span>}
      {effects.map((effect, i) => (
        <span key={i} class={css[tendencyOf(effect)]}>
          <EffectSymbol name={symbolOf(effect)} size="1.2em" />
          {numberOf(effect)}
        </span>
      ))}
    </span>
  )
}

/** A number and the word that it counts stay beside each other; between other words it may break. */
const COUNTED = /(\S*\d \S+|\S+ \d+$)/

const unbroken = (words: string) =>
  words.split(COUNTED).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} class={css.counted}>
        {part}
      </span>
    ),
  )

/** Symbol and word of every effect, each a link to its rule. */
export function SpokenEffects({ effects }: { effects: Effects }) {
  if (effects.length === 0) return <span class={css.spoken}>{shortEffect(lang.value, effects)}</span>
  return (
    <span class={css.spoken}>
      {effects.map((effect, i) => (
        <RuleLink key={i} rule={RULE_OF_OP[effect.op]} class={`${css.effect} ${css[tendencyOf(effect)]}`}>
          {!isNested(effect) && <EffectSymbol name={symbolOf(effect)} size="1.2em" />}
          <span class={css.word}>{unbroken(shortEffect(lang.value, [effect]))}</span>
        </RuleLink>
      ))}
    </span>
  )
}
