import type { FunctionComponent } from 'preact'
import { route } from '../app/router.ts'
import { isLesson, isReplay } from '../game/gameCtrl.ts'
import { HintSheet } from '../hint/hintSheet.tsx'
import { DeckSheet } from './deckSheet.tsx'
import { KeysSheet } from './keysSheet.tsx'
import { LessonMenuSheet } from './lessonMenuSheet.tsx'
import { LogSheet } from './logSheet.tsx'
import { MenuSheet } from './menuSheet.tsx'
import { OddsSheet } from './oddsSheet.tsx'
import { PeopleSheet } from './peopleSheet.tsx'
import { SettingsSheet } from './settingsSheet.tsx'
import { WhoSheet } from './whoSheet.tsx'

const SHEETS: Readonly<Record<string, FunctionComponent>> = {
  menu: MenuSheet,
  log: LogSheet,
  deck: DeckSheet,
  who: WhoSheet,
  people: PeopleSheet,
  keys: KeysSheet,
  odds: OddsSheet,
  hint: HintSheet,
  settings: SettingsSheet,
}

/** The sheet that the address names: `#/play/ID/log`. */
export function Sheets() {
  const name = route.value[2]
  if (name === 'menu' && isLesson.value) return <LessonMenuSheet />
  if (name === 'hint' && isLesson.value) return null
  if ((name === 'hint' || name === 'menu') && isReplay.value) return null
  const SheetOfName = name !== undefined && Object.hasOwn(SHEETS, name) ? SHEETS[name] : undefined
  return SheetOfName === undefined ? null : <SheetOfName key={name} />
}
