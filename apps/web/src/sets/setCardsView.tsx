import { demandText, terrorText } from '@negotiator/language'
import type { ConversationCard, Demand, TerrorCard } from '@negotiator/rules'
import type { ComponentChildren } from 'preact'
import { Button } from '../look/buttonView.tsx'
import { RuleLink } from '../look/ruleLinkView.tsx'
import css from '../own/own.module.css'
import { aboutPacks, ownText } from '../own/ownText.ts'
import { SmallCard } from '../table/smallCardView.tsx'
import { lang, nameIn } from '../words/words.ts'
import { build, draft, library, problems } from './draftCtrl.ts'
import { toggled, withCopies } from './setChanges.ts'
import { conversationGroups, type Group, minorGroup, terrorGroups } from './setGroups.ts'

/** Every card there is, in the groups that the rules count. */
export function SetCards() {
  const minors = minorGroup(library.value, problems.value)
  return (
    <>
      <section>
        <h2>
          {aboutPacks('set.conversation')} <RuleLink rule="B3" />
        </h2>
        {conversationGroups(library.value, problems.value).map((group) => (
          <CountedGroup key={group.key} group={group} title={titleOfCost(group)}>
            <ul class={css.cards}>
              {group.cards.map((card) => (
                <li key={card.id}>
                  <Line card={card} />
                </li>
              ))}
            </ul>
          </CountedGroup>
        ))}
      </section>
      <section>
        <h2>
          {aboutPacks('set.terror')} <RuleLink rule="B1" />
        </h2>
        {terrorGroups(library.value, problems.value).map((group) => (
          <CountedGroup key={group.key} group={group} title={titleOfTerror(group)}>
            <ul class={css.rows}>
              {group.cards.map((card) => (
                <Copies key={card.id} card={card} />
              ))}
            </ul>
          </CountedGroup>
        ))}
        <CountedGroup group={minors} title={aboutPacks('set.minor')}>
          <ul class={css.rows}>
            {minors.cards.map((card) => (
              <Tick key={card.id} list="minors" id={card.id} lines={linesOfDemand(card)} />
            ))}
          </ul>
        </CountedGroup>
      </section>
      <section>
        <h2>
          {aboutPacks('set.gold')} <RuleLink rule="B2" />
        </h2>
        <ul class={css.rows}>
          {library.value.pivotal.map((card) => (
            <Tick key={card.id} list="pivotal" id={card.id} lines={terrorText(lang.value, card)} />
          ))}
        </ul>
      </section>
    </>
  )
}

const linesOfDemand = (card: Demand): readonly string[] => demandText(lang.value, card)

function titleOfCost({ key, least = 0, most = 0 }: Group<ConversationCard>): string {
  if (key === 'dear') return ownText('sets.group.dear')
  return least === most
    ? ownText('sets.group.cost', { n: least })
    : ownText('sets.group.costs', { least, most })
}

function titleOfTerror({ key, cards }: Group<TerrorCard>): string {
  if (key === 'raisers') return ownText('sets.group.raisers')
  if (key === 'others') return ownText('sets.group.others')
  return cards.map(({ id }) => nameIn(id)).join(` ${aboutPacks('set.or')} `)
}

interface GroupProps {
  readonly group: Group<unknown>
  readonly title: string
  readonly children: ComponentChildren
}

function CountedGroup({ group: { key, has, needed }, title, children }: GroupProps) {
  const isRight = has === needed
  return (
    <div class={css.group} data-group={key} data-right={isRight}>
      <h3>
        {title}
        <span class={css.count}>
          {has}/{needed} <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
        </span>
      </h3>
      {children}
    </div>
  )
}

function Line({ card }: { card: ConversationCard }) {
  const isIn = draft.value.set.conversation.includes(card.id)
  return (
    <SmallCard
      card={card}
      copies={card.copies}
      hasCost
      isDimmed={!isIn}
      isRaised={isIn}
      onPress={() => build(toggled(draft.value.set, 'conversation', card.id))}
    />
  )
}

function Copies({ card }: { card: TerrorCard }) {
  const { set } = draft.value
  const copies = set.terror[card.id] ?? 0
  const name = nameIn(card.id)
  const to = (n: number) => build(withCopies(set, card.id, n))
  return (
    <li class={css.row} data-in={copies > 0}>
      <span class={css.words}>
        <b>{name}</b>
        <span class={css.quiet}>{terrorText(lang.value, card).join(' ')}</span>
      </span>
      <span class={css.stepper}>
        <Button
          label={ownText('sets.fewer', { name })}
          isBarred={copies === 0}
          onPress={() => copies > 0 && to(copies - 1)}
        >
          −
        </Button>
        <b>
          {copies}
          <small>/{card.copies}</small>
        </b>
        <Button
          label={ownText('sets.more', { name })}
          isBarred={copies >= card.copies}
          onPress={() => copies < card.copies && to(copies + 1)}
        >
          +
        </Button>
      </span>
    </li>
  )
}

interface TickProps {
  readonly list: 'minors' | 'pivotal'
  readonly id: string
  readonly lines: readonly string[]
}

function Tick({ list, id, lines }: TickProps) {
  const { set } = draft.value
  const isIn = set[list].includes(id)
  return (
    <li class={css.row} data-in={isIn}>
      <label class={css.tick}>
        <input type="checkbox" checked={isIn} onChange={() => build(toggled(set, list, id))} />
        <span class={css.words}>
          <b>{nameIn(id)}</b>
          <span class={css.quiet}>{lines.join(' ')}</span>
        </span>
      </label>
    </li>
  )
}
