import { flavourOf, ownRuleText, refusalText } from '@negotiator/language'
import { type Effects, whyNot } from '@negotiator/rules'
import { session, state, view } from '../game/gameCtrl.ts'
import { previewOf } from '../game/preview.ts'
import { clearSelection } from '../game/selectionCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { lang, nameIn, t } from '../words/words.ts'
import { ActButton } from './actButtonView.tsx'
import rowsCss from './cardRows.module.css'
import { Row } from './cardRowsView.tsx'
import { checkRows } from './checkRows.ts'
import css from './raised.module.css'
import { WouldHappen } from './wouldHappenView.tsx'

/** What the abductor can be asked, raised: its rule, its chances and what they would do, and the way to do it. */
export function RaisedAbility() {
  const { game, setup } = session.value
  const rule = game.content.abductor.rules.find((each) => each.rule === 'ability')
  if (rule?.rule !== 'ability') return null
  const action = { ability: rule.id }
  const refusal = whyNot(game, state.value, action)
  const check = rule.effect.find((effect) => effect.op === 'under')
  return (
    <div class={css.raised}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <div class={css.bubble} tabIndex={0}>
        <div class={css.title}>
          <h2>
            {nameIn(rule.id)} <RuleLink rule="R6" />
          </h2>
          <p class={css.flavour}>{flavourOf(lang.value, rule.id, setup.pack)}</p>
        </div>
        <p class={css.text}>
          {refusal === null
            ? ownRuleText(lang.value, rule, setup.abductor)
            : refusalText(lang.value, refusal)}
        </p>
        {check?.op === 'under' ? (
          <Chances ability={rule.id} lower={check.effect} otherwise={check.otherwise ?? []} />
        ) : (
          <WouldHappen preview={previewOf(session.value, action)} />
        )}
      </div>
      <div class={css.ways}>
        <ActButton kind="main" keys="Enter" does="ability" isBarred={refusal !== null} action={action}>
          {t('web.ability.try')}
        </ActButton>
        <Button keys="Escape" onPress={clearSelection}>
          {t('web.close')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  readonly ability: string
  readonly lower: Effects
  readonly otherwise: Effects
}

/** R6: one die against the threat level. */
function Chances({ ability, lower, otherwise }: Props) {
  const outcomes = checkRows(view.value.threat)
  const odds = outcomes.map(({ chance }) => chance)
  return (
    <ul class={rowsCss.rows}>
      {outcomes.map(({ label, isUnder }, row) => (
        <Row
          key={label}
          label={label}
          effects={isUnder ? lower : otherwise}
          odds={odds}
          row={row}
          preview={previewOf(session.value, { ability }, isUnder ? 0 : 1)}
        />
      ))}
    </ul>
  )
}
