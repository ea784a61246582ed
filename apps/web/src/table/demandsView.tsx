import type { DemandView } from '@negotiator/rules'
import { shown } from '../game/gameCtrl.ts'
import { isSelected, toggle } from '../game/selectionCtrl.ts'
import { EffectSymbol } from '../pictures.ts'
import { nameIn, t } from '../words/words.ts'
import { demandCard } from './cards.ts'
import css from './demands.module.css'

const SYMBOLS = { major: 'major', escape: 'escape-demand', minor: 'minor' } as const

/** Where demands stand beside each other such a name would take three lines, or break a word. */
const LONG = /.{21}|\S{14}/

export function Demands() {
  const { demands } = shown.value
  if (demands.length === 0) return null
  return (
    <ul
      class={css.demands}
      data-many={demands.length > 3}
      data-narrow={demands.length > 2}
      aria-label={t('cli.label.demands')}
    >
      {demands.map((demand) => (
        <li key={demand.place}>
          <Chip demand={demand} />
        </li>
      ))}
    </ul>
  )
}

function Chip({ demand }: { demand: DemandView }) {
  const { place, face, id } = demand
  const kind = t(`play.demand.${demand.class}`)
  return (
    <button
      type="button"
      class={css.chip}
      data-face={face}
      data-class={demand.class}
      aria-pressed={isSelected({ kind: 'demand', place })}
      onClick={() => toggle({ kind: 'demand', place })}
    >
      <EffectSymbol name={SYMBOLS[demand.class]} size="1.25em" />
      <span class={css.name} data-long={id !== null && LONG.test(nameIn(id))}>
        {id === null ? (
          <>
            <span class={css.kind}>{kind}</span>
            {'\u00a0?'}
          </>
        ) : (
          nameIn(id)
        )}
      </span>
      <Price demand={demand} />
    </button>
  )
}

function Price({ demand: { face, id } }: { demand: DemandView }) {
  if (id === null) return null
  if (face === 'conceded') return <span class={css.price}>{t('web.demand.conceded')}</span>
  const { cost } = demandCard(id)
  if (typeof cost === 'number') return <span class={css.price}>{t('play.cost', { n: cost })}</span>
  return (
    <span class={css.price}>
      <EffectSymbol name="alert" size="1.1em" />
      <span class="visually-hidden">{t('cli.label.alerts')}</span>
    </span>
  )
}
