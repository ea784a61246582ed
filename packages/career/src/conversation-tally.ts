import type { GameEvent } from '@negotiator/rules'
import type { Marks } from './marks.ts'

/** What is summed up within one conversation phase, gross: what goes back again is not taken off (§13). */
export class ConversationTally {
  private saved = 0
  private calmed = 0
  private facedown = 0
  private cp = 0
  private cards = 0
  private escapesConceded = 0
  private concededThemselves = 0

  add(event: GameEvent, isEscape: (demand: string) => boolean): void {
    switch (event.e) {
      case 'saved':
        this.saved++
        break
      case 'threat':
        // Below S the marker stays, and the step counts.
        if (event.to < event.from || event.to === 0) this.calmed++
        break
      case 'cp':
        this.cp += Math.max(0, event.to - event.from)
        break
      case 'play':
      case 'react':
        this.cards++
        break
      case 'facedown':
        this.cards++
        this.facedown++
        break
      case 'convert':
        this.cards += 2
        this.facedown += 2
        break
      case 'conceded':
        if (isEscape(event.demand)) this.escapesConceded++
        if (event.byItself) this.concededThemselves++
        break
    }
  }

  /** A phase that was left in the middle, because the game was given up, was not silent to its end. */
  close(marks: Marks, isWhole: boolean): void {
    if (isWhole && this.cards === 0) marks.silentTurns++
    marks.mostSaved = Math.max(marks.mostSaved, this.saved)
    marks.mostCalmed = Math.max(marks.mostCalmed, this.calmed)
    marks.mostFacedown = Math.max(marks.mostFacedown, this.facedown)
    marks.mostCp = Math.max(marks.mostCp, this.cp)
    marks.mostEscapesConceded = Math.max(marks.mostEscapesConceded, this.escapesConceded)
    marks.mostConcededThemselves = Math.max(marks.mostConcededThemselves, this.concededThemselves)
  }
}
