import type { Action, PositionSpec } from '@negotiator/rules'
import type { AchievementId } from '../src/index.ts'
import type { Script } from './scripted-game.ts'

/** A game in which it is won, and one in which it is just missed. */
interface Case {
  readonly won: Script
  readonly missed: Script
}

const play = (card: string): Action => ({ play: card })
const facedown = (card: string): Action => ({ facedown: card })
const concede = (demand: string): Action => ({ concede: demand })
const up = (id: string) => ({ id, face: 'up' as const })
const down = (id: string) => ({ id, face: 'down' as const })
const END_TALK: Action = { endConversation: true }
const END_SPEND: Action = { endSpend: true }

/** The pool is empty and everyone was saved: one save more captures. */
const EMPTY = { pool: 0, saved: 9 }

type Who = 'arkayne' | 'donna' | 'edward' | 'lijah' | 'barrett' | 'renesha'
const pack = (who: Who) => (['arkayne', 'donna', 'edward'].includes(who) ? 'base' : 'cw')

/** Against somebody: a position, the dice, and what is done. */
function against(
  who: Who,
  at: PositionSpec,
  dice: readonly number[],
  actions: readonly Action[],
  more: Partial<Script> = {},
): Script {
  return { setup: { abductor: who, pack: pack(who) }, at, dice, do: actions, ...more }
}

/** Wins at once, from such a position. */
function winFrom(who: Who, at: PositionSpec, before: readonly Action[] = [], dice: readonly number[] = []) {
  const card = pack(who) === 'base' ? 'minor-extraction' : 'hostage-escort'
  const dial = at.threat !== undefined && at.threat <= 1 ? [5, 6, 1] : [5, 6]
  const position = { ...EMPTY, ...at, hand: [...(at.hand ?? []), card] }
  return against(who, position, [...dice, ...dial], [...before, play(card)])
}

const escort = (who: Who, at: PositionSpec, dice: readonly number[]) => {
  const card = pack(who) === 'base' ? 'minor-extraction' : 'hostage-escort'
  return against(who, { ...at, hand: [card] }, dice, [play(card)])
}

const snipers = (who: Who, at: PositionSpec) => {
  const card = pack(who) === 'base' ? 'sniper-take-the-shot' : 'all-snipers-engage'
  return against(who, { ...at, hand: [card] }, [5, 6], [play(card)])
}

const ASK = 'what-are-your-demands'
const calm = (who: Who, bluff: string, actions: readonly Action[], dice: readonly number[]) =>
  against(who, { threat: 3, hand: [bluff, 'keep-cool'] }, dice, actions)

const SIX_CARDS = [ASK, ASK, 'small-talk', 'small-talk', 'keep-cool', 'keep-cool']
const ALARMED = { threat: 4, saved: 9, hand: [...SIX_CARDS.slice(1), 'hostage-escort'] }
const ALARM = [facedown('keep-cool'), facedown('keep-cool'), facedown(ASK), play('small-talk')]
const allAlarms = against(
  'renesha',
  { ...ALARMED, pool: 3, demands: [up('be-understood'), up('leave-my-crew'), up('count-us')] },
  [5, 6, 5],
  [...ALARM, play('hostage-escort')],
)
const twoAlarms = against(
  'renesha',
  { ...ALARMED, pool: 2, demands: [down('be-understood'), up('leave-my-crew'), up('count-us')] },
  [5, 6, 5],
  [...ALARM, play('hostage-escort')],
)

export const CASES: Readonly<Record<Exclude<AchievementId, `wins-${string}` | 'all-three-in-a-row'>, Case>> =
  {
    'save-at-k': {
      won: escort('arkayne', { threat: 7, pool: 5, saved: 2 }, [6]),
      missed: escort('arkayne', { threat: 6, pool: 5, saved: 2 }, [6, 1]),
    },
    'eliminate-by-turn-3': {
      won: snipers('arkayne', { turn: 3, pool: 4, saved: 3 }),
      missed: snipers('arkayne', { turn: 4, pool: 4, saved: 3 }),
    },
    'win-after-escape-conceded': {
      won: against(
        'arkayne',
        {
          ...EMPTY,
          cp: 4,
          hand: ['sniper-take-the-shot'],
          demands: [down('wire-ten-million'), up('helicopter')],
        },
        [5, 5, 1, 1],
        [concede('helicopter'), play('sniper-take-the-shot')],
      ),
      missed: against(
        'arkayne',
        { ...EMPTY, cp: 4, demands: [down('wire-ten-million'), up('helicopter')] },
        [],
        [concede('helicopter'), END_TALK],
      ),
    },
    'save-5-in-a-turn': {
      won: against(
        'arkayne',
        { hand: ['minor-extraction', 'all-units-go'] },
        [5, 1, 5, 6],
        [play('minor-extraction'), play('all-units-go')],
      ),
      missed: against('arkayne', { hand: ['all-units-go'] }, [5, 6], [play('all-units-go')]),
    },
    'calm-by-4': {
      won: calm('arkayne', 'bold-lie', [play('bold-lie'), play('keep-cool')], [5, 6, 5, 1, 1]),
      missed: calm('arkayne', 'bold-lie', [play('bold-lie'), play('keep-cool')], [5, 6, 1, 1, 1]),
    },
    'win-in-5-turns': {
      won: winFrom('arkayne', { turn: 5 }),
      missed: winFrom('arkayne', { turn: 6 }),
    },
    'silent-turn': {
      won: against('arkayne', {}, [], [END_TALK]),
      missed: against('arkayne', {}, [], [facedown('keep-cool'), END_TALK]),
    },
    'win-before-pivotal': {
      won: winFrom('arkayne', { deck: { red: 0, gold: 1 } }),
      missed: winFrom('arkayne', { deck: { red: 1, gold: 1 } }),
    },
    'arkayne-no-casualties': {
      won: winFrom('arkayne', {}),
      missed: winFrom('arkayne', { pool: 0, saved: 6, killed: 1 }),
    },
    'arkayne-no-concession': {
      won: winFrom('arkayne', {
        demands: [down('wire-ten-million'), down('helicopter'), up('hot-food')],
      }),
      missed: winFrom(
        'arkayne',
        { threat: 5, demands: [down('wire-ten-million'), down('helicopter'), up('talk-to-the-press')] },
        [concede('talk-to-the-press')],
        [1],
      ),
    },
    'arkayne-five-dice': {
      won: against(
        'arkayne',
        { threat: 0, hand: ['coming-in-to-talk', 'keep-cool'] },
        [5, 6, 1, 1, 2, 3, 1, 2],
        [play('coming-in-to-talk'), play('keep-cool')],
      ),
      missed: against(
        'arkayne',
        { threat: 0, hand: ['coming-in-to-talk', 'keep-cool'] },
        [5, 2, 1, 1, 2, 3, 1],
        [play('coming-in-to-talk'), play('keep-cool')],
      ),
    },
    'arkayne-one-hidden': {
      won: winFrom('arkayne', { hand: [ASK] }, [play(ASK), { choose: 'place-0' }], [5, 1]),
      missed: winFrom(
        'arkayne',
        { hand: [ASK, ASK] },
        [play(ASK), { choose: 'place-0' }, play(ASK)],
        [5, 1, 5, 2],
      ),
    },
    'arkayne-eliminated-2-left': {
      won: snipers('arkayne', { pool: 2, saved: 5 }),
      missed: snipers('arkayne', { pool: 1, saved: 6 }),
    },
    'donna-win-at-s': { won: winFrom('donna', { threat: 0 }), missed: winFrom('donna', { threat: 1 }) },
    'donna-more-hostages': {
      won: against(
        'donna',
        { ...EMPTY, phase: 'spend', hand: ['minor-extraction'] },
        [5, 1, 5, 6],
        [END_SPEND, play('minor-extraction')],
        { cards: ['more-hostages'] },
      ),
      missed: against(
        'donna',
        { ...EMPTY, phase: 'spend', hand: ['minor-extraction'] },
        [5, 6],
        [END_SPEND, play('minor-extraction')],
        { cards: ['moment-of-weakness'] },
      ),
    },
    'donna-both-in-turn-1': {
      won: against('donna', {}, [5, 1, 6, 2], [play(ASK), { choose: 'place-1' }, play(ASK)]),
      missed: against('donna', { turn: 2 }, [5, 1, 6, 2], [play(ASK), { choose: 'place-1' }, play(ASK)]),
    },
    'donna-two-doubles': {
      won: against(
        'donna',
        { threat: 0, hand: ['coming-in-to-talk', 'keep-cool'] },
        [5, 1, 2, 2, 1, 1, 2],
        [play('coming-in-to-talk'), play('keep-cool')],
      ),
      missed: against(
        'donna',
        { threat: 0, hand: ['coming-in-to-talk', 'keep-cool'] },
        [5, 3, 3, 1, 1, 2, 5],
        [play('coming-in-to-talk'), play('keep-cool')],
      ),
    },
    'donna-reroll-sixes': {
      won: against(
        'donna',
        { hand: ['keep-cool', 'hear-me-out'] },
        [6, 1, 6],
        [play('keep-cool'), { react: 'hear-me-out', die: 1 }],
      ),
      missed: against(
        'donna',
        { hand: ['keep-cool', 'hear-me-out'] },
        [6, 5, 6],
        [play('keep-cool'), { react: 'hear-me-out', die: 0 }],
      ),
    },
    'edward-medical-care': {
      won: against(
        'edward',
        { pool: 2, saved: 7, cp: 7, demands: [up('medical-care')] },
        [],
        [concede('medical-care')],
      ),
      missed: against(
        'edward',
        { pool: 3, saved: 6, cp: 7, demands: [up('medical-care')], hand: ['minor-extraction'] },
        [5, 6],
        [concede('medical-care'), play('minor-extraction')],
      ),
    },
    'edward-eliminated-late': {
      won: against(
        'edward',
        { ...EMPTY, phase: 'spend', deck: { red: 0, gold: 1 }, hand: ['sniper-take-the-shot'] },
        [5, 6, 1],
        [END_SPEND, play('sniper-take-the-shot')],
        { cards: ['cold-feet'] },
      ),
      missed: against(
        'edward',
        { ...EMPTY, phase: 'spend', deck: { red: 1, gold: 1 }, hand: ['sniper-take-the-shot'] },
        [5, 6],
        [END_SPEND, play('sniper-take-the-shot')],
        { cards: ['situation-worsening'] },
      ),
    },
    'edward-six-facedown': {
      won: against(
        'edward',
        { hand: [...SIX_CARDS, 'bold-lie'] },
        [4, 1],
        [...SIX_CARDS.slice(0, 4).map(facedown), play('bold-lie'), { convert: ['keep-cool', 'keep-cool'] }],
      ),
      missed: against(
        'edward',
        { hand: [...SIX_CARDS, 'bold-lie'] },
        [4, 1],
        [
          ...SIX_CARDS.slice(0, 3).map(facedown),
          play('bold-lie'),
          { convert: ['keep-cool', 'keep-cool'] },
          END_TALK,
        ],
      ),
    },
    'edward-through-six': {
      won: winFrom('edward', { threat: 6 }),
      missed: winFrom('edward', { threat: 5 }),
    },
    'lijah-all-escapes': {
      won: against(
        'lijah',
        {
          phase: 'spend',
          deck: { red: 0, gold: 1 },
          demands: [down('motorcade'), down('cargo-plane'), down('night-train')],
        },
        [],
        [END_SPEND],
        { setup: { abductor: 'lijah', pack: 'base' }, cards: ['live-on-air'] },
      ),
      missed: against(
        'lijah',
        { phase: 'spend', deck: { red: 0, gold: 1 }, demands: [down('motorcade'), down('cargo-plane')] },
        [],
        [END_SPEND],
        { setup: { abductor: 'lijah', pack: 'base' }, cards: ['live-on-air'] },
      ),
    },
    'lijah-five-dice': {
      won: against(
        'lijah',
        { threat: 0, hand: ['consider-this', 'consider-this', 'keep-cool'] },
        [1, 1, 2, 2, 3],
        [play('consider-this'), play('consider-this'), play('keep-cool')],
      ),
      missed: against(
        'lijah',
        { threat: 0, hand: ['consider-this', 'keep-cool'] },
        [1, 1, 2, 2],
        [play('consider-this'), play('keep-cool')],
      ),
    },
    'lijah-save-turn-2': {
      won: escort('lijah', { turn: 2 }, [5, 1]),
      missed: escort('lijah', { turn: 3 }, [5, 1]),
    },
    'lijah-two-escapes': {
      won: against(
        'lijah',
        { cp: 7, demands: [up('motorcade'), up('night-train')] },
        [],
        [concede('motorcade'), concede('night-train')],
      ),
      missed: against(
        'lijah',
        { cp: 7, demands: [up('motorcade'), up('night-train')] },
        [],
        [concede('motorcade')],
      ),
    },
    'barrett-save-at-k': {
      won: escort('barrett', { threat: 7 }, [5]),
      missed: escort('barrett', { threat: 6 }, [5, 1]),
    },
    'barrett-ten-cp': {
      won: against(
        'barrett',
        { hand: ['tight-spot', 'tight-spot', 'small-talk', ASK] },
        [5, 6, 5, 6, 5, 6],
        [play('tight-spot'), play('tight-spot'), play('small-talk'), facedown(ASK)],
      ),
      missed: against(
        'barrett',
        { cp: 1, hand: ['tight-spot', 'tight-spot', 'small-talk'] },
        [5, 6, 5, 6, 5, 6],
        [play('tight-spot'), play('tight-spot'), play('small-talk')],
      ),
    },
    'barrett-win-at-s': { won: winFrom('barrett', { threat: 0 }), missed: winFrom('barrett', { threat: 1 }) },
    'barrett-eliminated-1-left': {
      won: snipers('barrett', { pool: 1, saved: 11 }),
      missed: snipers('barrett', { pool: 0, saved: 12 }),
    },
    'renesha-all-conceded': { won: allAlarms, missed: twoAlarms },
    'renesha-all-in-a-turn': { won: allAlarms, missed: twoAlarms },
    'renesha-none-revealed': {
      won: winFrom('renesha', { threat: 3 }),
      missed: winFrom('renesha', { threat: 3, hand: [ASK] }, [play(ASK), { choose: 'place-0' }], [5, 1]),
    },
    'renesha-calm-by-4': {
      won: calm(
        'renesha',
        'call-their-bluff',
        [play('call-their-bluff'), play('keep-cool')],
        [5, 6, 5, 1, 1],
      ),
      missed: calm('renesha', 'call-their-bluff', [play('call-their-bluff')], [5, 6]),
    },
  }
