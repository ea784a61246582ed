import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { address } from '../app/router.ts'
import { t } from '../words/words.ts'
import css from './ruleLink.module.css'

/** The link that was followed last: coming back, the focus is there again. */
let followed: { readonly page: string; readonly rule: string } | null = null

interface Props {
  readonly rule: string
  /** A word or a symbol that the rule explains; without, the id itself is shown. */
  readonly children?: ComponentChildren
  /** How it looks, if not as a word in a text. */
  readonly class?: string | undefined
}

/** One press from a term to its rule; the browser's back returns to where it was. */
export function RuleLink({ rule, children, class: look }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (followed?.page !== location.hash || followed.rule !== rule) return
    followed = null
    link.current?.focus({ preventScroll: true })
  }, [rule])
  const isTerm = children !== undefined
  const title = t('web.rule.title', { rule })
  return (
    <a
      ref={link}
      class={look ?? (isTerm ? css.term : css.id)}
      href={address('rules', rule)}
      title={title}
      onClick={() => {
        followed = { page: location.hash, rule }
      }}
    >
      {isTerm ? (
        <>
          {children}
          <span class="visually-hidden"> ({title})</span>
        </>
      ) : (
        <>
          <span class="visually-hidden">{t('web.rule.word')} </span>
          {rule}
        </>
      )}
    </a>
  )
}

/** The rules that stand behind a sheet or a panel. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  return (
    <p class={css.rules}>
      <span aria-hidden="true">{t('web.rule.words')}</span>
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  )
}

/** A text with its rules cited as `(R3)` or `(X1, X3)`: every id is a link. */
export function WithRuleLinks({ text }: { text: string }) {
  return text
    .split(/\(([A-Z]\d(?:, [A-Z]\d)*)\)/)
    .map((part, i) => (i % 2 === 0 ? part : <Cited rules={part.split(', ')} />))
}

const Cited = ({ rules }: { rules: readonly string[] }) => (
  <span class={css.cited}>
    {rules.map((rule) => (
      <RuleLink key={rule} rule={rule} />
    ))}
  </span>
)
