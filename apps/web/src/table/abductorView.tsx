import { genderOf, ownRuleText, secondInCommandText, secondOf } from '@negotiator/language'
import { useMemo } from 'preact/hooks'
import { useTabTitle } from '../app/pageTitle.tsx'
import { go, route } from '../app/router.ts'
import { isBeyond, isLegal, light, session, shown, view } from '../game/gameCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { isUpright } from '../look/room.ts'
import { Zones } from '../own/lazyOwn.ts'
import { type Mood, Portrait, SecondInCommand } from '../pictures.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './abductor.module.css'
import { abilityNow, pressAbility } from './abilityCtrl.ts'
import { Demands } from './demandsView.tsx'
import { Marks } from './marksView.tsx'

export const moodOf = (threat: number): Mood => (threat <= 2 ? 'calm' : threat <= 4 ? 'tense' : 'furious')

/** Who is on the line: the face, the name, his own rule and what he demands. */
export function AbductorPanel() {
  // He is there until the story has told that he is not.
  const { second: isSecond } = shown.value
  const { setup, game } = session.value
  const { abductor } = setup
  const name = nameIn(isSecond ? secondOf(game.content) : abductor)
  useTabTitle(name)
  const mood = moodOf(light.value)
  const face = useMemo(
    () => (isSecond ? <SecondInCommand /> : <Portrait id={abductor} mood={mood} />),
    [isSecond, abductor, mood],
  )
  return (
    <section
      class={css.panel}
      data-area="abductor"
      data-many={shown.value.demands.length > 3}
      aria-label={t('cli.label.abductor', { who: genderOf(abductor) })}
    >
      <button
        type="button"
        class={css.face}
        aria-label={t('web.who.open', { name })}
        onClick={() => go(...route.value.slice(0, 2), 'who')}
      >
        {face}
      </button>
      {isUpright.value && <Marks />}
      <div class={css.about}>
        <h1 class={css.name}>{name}</h1>
        {isBeyond() && <Zones />}
        <Ability />
        <Demands />
        <OwnRules />
      </div>
    </section>
  )
}

function OwnRules() {
  const { abductor, second } = session.value.game.content
  const lines = view.value.secondInCommand
    ? secondInCommandText(lang.value, second)
    : abductor.rules.map((rule) => ownRuleText(lang.value, rule, abductor.id))
  if (lines.length === 0) return null
  return <p class={css.rule}>{lines.join(' ')}</p>
}

/** What he can be asked: it is read on the stage before it is done, like a card. */
function Ability() {
  const id = abilityNow()
  if (id === null) return null
  return (
    <Button
      raises="ability"
      keys="c"
      isBarred={!isLegal((action) => 'ability' in action)}
      onPress={() => pressAbility(id)}
    >
      {nameIn(id)}
    </Button>
  )
}
