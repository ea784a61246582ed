import { type Lang, text } from '@negotiator/language'
import { type Session, undoRefusal } from '@negotiator/session'

/** Why the last step stays, or that it can be taken back. */
export function undoReason(lang: Lang, session: Session): string {
  switch (undoRefusal(session)) {
    case 'nothing-to-undo':
      return text(lang, 'cli.undo.nothing')
    case 'revealed':
      return `${text(lang, 'cli.undo.blocked')} ${text(lang, 'play.undo.practice')}`
    case 'resigned':
      return text(lang, 'play.undo.resigned')
    case null:
      return text(lang, 'play.why.possible', { key: 'u' })
  }
}
