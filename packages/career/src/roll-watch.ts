import type { GameEvent } from '@negotiator/rules'
import type { Marks } from './marks.ts'

const SIX = 6

/** Follows the dice of threat rolls. */
export class RollWatch {
  private dice: number[] = []
  private doubles = 0

  add(event: GameEvent, marks: Marks): void {
    switch (event.e) {
      case 'roll':
        this.dice = [...event.dice]
        marks.mostDice = Math.max(marks.mostDice, event.dice.length)
        break
      case 'react':
        this.dice[event.die] = event.to
        // With an even number of sixes this very die has completed a pair.
        if (event.to === SIX && this.dice.filter((face) => face === SIX).length % 2 === 0) {
          marks.sixesByReroll++
        }
        break
      case 'settle':
        this.doubles = 0
        break
      case 'double':
        marks.mostDoubles = Math.max(marks.mostDoubles, ++this.doubles)
        break
    }
  }
}
