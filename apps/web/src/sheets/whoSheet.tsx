import { abductorText, flavourOf, secondInCommandText, storyOf } from '@negotiator/language'
import { session, shown, speaker, view } from '../game/gameCtrl.ts'
import { Portrait, SecondInCommand } from '../pictures.ts'
import { moodOf } from '../table/abductorView.tsx'
import { lang, nameIn } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

export function WhoSheet() {
  const isSecond = view.value.secondInCommand
  const { abductor } = session.value.game.content
  const rules = isSecond ? secondInCommandText(lang.value) : abductorText(lang.value, abductor)
  return (
    <Sheet title={nameIn(speaker.value)}>
      <div class={css.paragraphs}>
        <div class={css.portrait}>
          {isSecond ? <SecondInCommand /> : <Portrait id={abductor.id} mood={moodOf(shown.value.threat)} />}
        </div>
        <p class={css.quiet}>{flavourOf(lang.value, speaker.value)}</p>
        <p>{storyOf(lang.value, speaker.value)}</p>
        <p>{rules.join(' ')}</p>
      </div>
    </Sheet>
  )
}
