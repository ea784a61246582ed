import { shortEffect } from '@negotiator/language'
import type { Effect, Effects } from '@negotiator/rules'
import { EffectSymbol } from '../pictures.ts'
import { lang } from '../words/words.ts'
import css from './effects.module.css'
import { numberOf, symbolOf, tendencyOf } from './symbols.ts'

/** Ops whose words hold other effects: the words say it all. */
const isNested = ({ op }: Effect): boolean => ['choose', 'roll', 'under', 'each-turn'].includes(op)

/** On a small card: symbols and numbers, with the words for whoever hovers or listens. */
export function SmallEffects({ effects }: { effects: Effects }) {
  const words = shortEffect(lang.value, effects)
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

/** Symbol and word of every effect. */
export function SpokenEffects({ effects }: { effects: Effects }) {
  if (effects.length === 0) return <span class={css.spoken}>{shortEffect(lang.value, effects)}</span>
  return (
    <span class={css.spoken}>
      {effects.map((effect, i) => (
        <span key={i} class={`${css.effect} ${css[tendencyOf(effect)]}`}>
          {!isNested(effect) && <EffectSymbol name={symbolOf(effect)} size="1.2em" />}
          <span>{shortEffect(lang.value, [effect])}</span>
        </span>
      ))}
    </span>
  )
}
