import { hasLearned, POLICIES, type Policy } from '@negotiator/lab'
import { LONGEST_SEED } from '@negotiator/session'
import css from '../own/own.module.css'
import { askOnEnter, NumberField, Select } from './fieldsView.tsx'
import { fill, form, problem } from './formCtrl.ts'
import own from './lab.module.css'
import { MOST_WORKERS, workers } from './runCtrl.ts'
import { lt } from './words.ts'

/** What hardly anybody needs: who plays, how sure, which seed, how many at once. */
export function MoreChoices() {
  const { kind, players, by, seed } = form.value
  const isSlow = [by, ...(kind === 'study' ? players : [])].some(hasLearned)
  return (
    <details class={own.more}>
      <summary>{lt('lab.form.more')}</summary>
      <div class={own.inside}>
        {kind === 'study' && (
          <fieldset class={own.ticks} aria-invalid={problem.value?.field === 'players'}>
            <legend>{lt('lab.form.players')}</legend>
            {POLICIES.map((policy) => (
              <label key={policy} class={css.tick}>
                <input
                  type="checkbox"
                  checked={players.includes(policy)}
                  onChange={() => fill({ players: toggled(players, policy) })}
                />
                {lt(`lab.policy.${policy}`)}
              </label>
            ))}
          </fieldset>
        )}
        <div class={own.fields}>
          <Select
            label={lt(kind === 'study' ? 'lab.form.by' : 'lab.form.compares')}
            value={by}
            groups={[
              {
                title: null,
                options: POLICIES.map((policy) => ({ value: policy, name: lt(`lab.policy.${policy}`) })),
              },
            ]}
            onChoose={(value) => fill({ by: value as Policy })}
          />
          {kind === 'duel' && (
            <>
              <NumberField name="sure" />
              <NumberField name="margin" />
            </>
          )}
          <label class={css.field}>
            {lt('lab.form.seed')}
            <input
              type="text"
              maxLength={LONGEST_SEED}
              autoComplete="off"
              value={seed}
              onKeyDown={askOnEnter}
              onInput={({ currentTarget }) => fill({ seed: currentTarget.value })}
            />
          </label>
          <Select
            label={lt('lab.form.workers')}
            value={`${workers.value}`}
            groups={[
              {
                title: null,
                options: Array.from({ length: MOST_WORKERS }, (_, i) => ({
                  value: `${i + 1}`,
                  name: `${i + 1}`,
                })),
              },
            ]}
            onChoose={(value) => {
              workers.value = Number(value)
            }}
          />
        </div>
        {isSlow && <p class={css.quiet}>{lt('lab.form.slow')}</p>}
      </div>
    </details>
  )
}

/** In the order of the list, whatever was pressed first: it is the order of the report. */
const toggled = (players: readonly Policy[], policy: Policy): Policy[] =>
  POLICIES.filter((each) => players.includes(each) !== (each === policy))
