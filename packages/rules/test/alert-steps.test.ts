import { describe, expect, it } from 'vitest'
import { act, board, demand, drawn, nextTurn, plain, played, view } from './toy.ts'
import { cp, fired, fires, threat, up, watcher } from './watcher.ts'

describe('A2: an alert fires at once, after the current step', () => {
  it('the demand concedes itself for nothing; the rest of the change of threat waits', () => {
    const demands = [watcher({ on: 'threat', atLeast: 4 }, [cp(1)], [cp(-2)])]
    const { events } = played([threat(3), cp(5)], up, {}, { demands })
    expect(events).toEqual([
      { e: 'threat', from: 3, to: 4 },
      fired,
      { e: 'cp', from: 0, to: 1 },
      { e: 'penalty', demand: 'watcher' },
      { e: 'cp', from: 1, to: -1 },
      { e: 'threat', from: 4, to: 5 },
      { e: 'threat', from: 5, to: 6 },
      { e: 'cp', from: -1, to: 4 },
    ])
  })

  it('the rest of a decrease waits too', () => {
    const demands = [watcher({ on: 'threat', atMost: 2 }, [cp(1)])]
    expect(played([threat(-3)], up, {}, { demands }).events.slice(2)).toEqual([
      { e: 'cp', from: 0, to: 1 },
      { e: 'threat', from: 2, to: 1 },
      { e: 'threat', from: 1, to: 0 },
    ])
  })

  it('a doubled increase is not doubled again when it goes on', () => {
    const demands = [watcher({ on: 'threat', atLeast: 4 })]
    const { t } = played([{ op: 'increase-double' }, threat(2)], { ...up, threat: 2 }, {}, { demands })
    expect(view(t).threat).toBe(6)
  })

  it('a kill at K moves no marker, so nothing is reached', () => {
    expect(fires({ on: 'threat', atLeast: 7 }, [threat(2)], { threat: 7 })).toBe(0)
  })

  it('in the terror phase too', () => {
    const demands = [watcher({ on: 'threat', atLeast: 4 }, [{ op: 'save', n: 1 }])]
    expect(drawn([threat(1)], up, {}, { demands }).events).toEqual([
      { e: 'threat', from: 3, to: 4 },
      fired,
      { e: 'saved', pool: 5, saved: 1 },
      ...nextTurn(),
    ])
  })

  it('P4 fires nothing', () => {
    const t = board({ demands: [watcher({ on: 'cp', atMost: 0 })] }, { ...up, cp: 3, phase: 'spend' })
    expect(act(t, { endSpend: true }).map(({ e }) => e)).not.toContain('conceded')
  })

  it('paying for a card reaches a value', () => {
    const t = board(
      { demands: [watcher({ on: 'cp', atMost: 1 })], cards: [plain('dear', [], { cost: 2 })] },
      { ...up, cp: 3, phase: 'spend' },
    )
    expect(act(t, { buy: 'dear' })).toEqual([{ e: 'bought', card: 'dear', cost: 2 }, fired])
  })

  it('paying for a demand does: it fires before what was paid for', () => {
    const pay = demand('pay', 'major', { cost: 2, benefit: [cp(10)] })
    const t = board(
      { demands: [watcher({ on: 'cp', atMost: 1 }, [threat(1)]), pay] },
      { cp: 3, demands: [...up.demands, { id: 'pay', face: 'up' }] },
    )
    expect(act(t, { concede: 'pay' })).toEqual([
      { e: 'pay', cost: 2, to: 1 },
      { e: 'conceded', demand: 'pay', place: 1, byItself: false },
      fired,
      { e: 'threat', from: 3, to: 4 },
      { e: 'cp', from: 1, to: 11 },
    ])
  })
})
