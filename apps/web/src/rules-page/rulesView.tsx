import { isRuleId, type RuleId, ruleIds, ruleSection, ruleText } from '@negotiator/language'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Page, PageHead } from '../app/pageView.tsx'
import { back, route } from '../app/router.ts'
import { WithRuleLinks } from '../look/ruleLinkView.tsx'
import { around } from '../words/around.ts'
import { lang, t } from '../words/words.ts'
import css from './rules.module.css'
import { search } from './rulesSearch.ts'

/** All rules by their ids, searchable; `#/rules/R3` leads to one of them, `#/rules/R` to a section. */
export function RulesPage() {
  const wanted = useSignal('')
  const target = route.value[1]
  const arrivedAt = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (target === arrivedAt.current) return
    const place = target === undefined ? null : document.getElementById(`rule-${target}`)
    if (place === null && wanted.value !== '') {
      // What was looked for before must not hide where a link leads.
      wanted.value = ''
      return
    }
    arrivedAt.current = target
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  })
  const { ids: found, isNear } = search(lang.value, wanted.value, ruleIds, (id) => ruleText(lang.value, id))
  const sections = [...new Set(found.map((id) => id.charAt(0)))]
  return (
    <Page>
      <div class={css.top}>
        <PageHead title={t('cli.label.rules')} onBack={() => back()} />
        <label class={css.search}>
          {around('web.rules.search')}
          <input
            type="search"
            value={wanted.value}
            onInput={({ currentTarget: { value } }) => {
              wanted.value = value
            }}
          />
        </label>
      </div>
      <p class="visually-hidden" role="status">
        {isNear && around('web.rules.near')} {around('web.rules.found', { n: found.length })}
      </p>
      {isNear && <p aria-hidden="true">{around('web.rules.near')}</p>}
      {found.length === 0 && <p>{around('web.rules.none')}</p>}
      {sections.map((section) => (
        <section key={section} class={css.section} id={`rule-${section}`} tabIndex={-1}>
          <h2>{ruleSection(lang.value, `${section}1` as RuleId)}</h2>
          <dl class={css.rules}>
            {found
              .filter((id) => id.charAt(0) === section)
              .map((id) => (
                <div
                  key={id}
                  id={`rule-${id}`}
                  tabIndex={-1}
                  class={css.rule}
                  data-wanted={isRuleId(id) && id === target}
                >
                  <dt>{id}</dt>
                  <dd>
                    <WithRuleLinks text={ruleText(lang.value, id)} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Page>
  )
}
