import { actionText, effectText, facedownDemandAt } from '@negotiator/language'
import { type Action, type Effects, optionsNow } from '@negotiator/rules'
import { act } from '../game/actCtrl.ts'
import { foresee } from '../game/foresight.ts'
import { legal, session, state, view } from '../game/gameCtrl.ts'
import { previewOf } from '../game/preview.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { RULE_OF_CHOICE } from '../look/rulesOf.ts'
import { CardBack } from '../pictures.ts'
import { conversationCard } from '../table/cards.ts'
import { digitOf } from '../table/digits.ts'
import { SmallCard } from '../table/smallCardView.tsx'
import { lang, nameIn, t } from '../words/words.ts'
import { ActButton } from './actButtonView.tsx'
import css from './choice.module.css'
import { wouldHappen } from './wouldHappenView.tsx'

/** An effect asks the player: which demand, which cards, which evil. */
export function Choice() {
  const { choice } = view.value
  if (choice === null) return null
  return (
    <div class={css.choice}>
      {view.value.drawn !== null && <p class={css.asker}>{nameIn(view.value.drawn)}</p>}
      <h2 class={css.question}>
        {t(`cli.prompt.choice.${choice.kind}`, { n: choice.left })}{' '}
        <RuleLink rule={RULE_OF_CHOICE[choice.kind]} />
      </h2>
      {choice.kind === 'reveal' && <Places />}
      {choice.kind === 'choose' && <Evils />}
      {(choice.kind === 'free' || choice.kind === 'takeback' || choice.kind === 'discard') && <Cards />}
    </div>
  )
}

/** What can be chosen, without the word that ends the choice. */
export const choosable = (): readonly { readonly choose: string }[] =>
  legal.value.filter(
    (action): action is Extract<Action, { choose: string }> => 'choose' in action && action.choose !== 'done',
  )

function Places() {
  return (
    <ul class={css.places}>
      {choosable().map((action, index) => {
        const facedown = facedownDemandAt(view.value, Number(action.choose.replace('place-', '')))
        if (facedown === undefined) return null
        return (
          <li key={action.choose}>
            <button
              type="button"
              class={css.place}
              data-does={`choose-${action.choose}`}
              aria-label={actionText(lang.value, action, { facedown })}
              aria-keyshortcuts={digitOf(index)}
              onPointerDown={() => foresee(action)}
              onClick={() => act(action)}
            >
              <span class={css.back}>
                <CardBack kind="demand" />
              </span>
              {t(`play.demand.${facedown.kind}`)}
              <span class={css.digit} aria-hidden="true">
                {digitOf(index)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Evils() {
  const options: readonly Effects[] = optionsNow(session.value.game, state.value) ?? []
  return (
    <div class={css.evils}>
      {choosable().map((action, index) => (
        <ActButton
          key={action.choose}
          does={`choose-${action.choose}`}
          keys={digitOf(index) ?? ''}
          action={action}
        >
          <Evil action={action} effects={options[index]} />
        </ActButton>
      ))}
    </div>
  )
}

/** In words, and what that would come to now, unless chance decides: at the end of the dial threat kills (D3). */
function Evil({ action, effects }: { action: { readonly choose: string }; effects: Effects | undefined }) {
  const preview = previewOf(session.value, action)
  return (
    <span>
      {effects === undefined ? action.choose : effectText(lang.value, effects)}
      {preview?.isCertain && <small class={css.would}>{wouldHappen(preview)}</small>}
    </span>
  )
}

function Cards() {
  const ids = [...new Set(choosable().map(({ choose }) => choose))]
  return (
    <ul class={css.cards}>
      {ids.map((id, index) => (
        <li key={id}>
          <SmallCard
            card={conversationCard(id)}
            does={`choose-${id}`}
            copies={1}
            digit={digitOf(index)}
            onDown={() => foresee({ choose: id })}
            onPress={() => act({ choose: id })}
            hasCost
          />
        </li>
      ))}
    </ul>
  )
}
