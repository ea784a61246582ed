import { abductorText, extensionText, flavourOf, secondInCommandText, storyOf } from '@negotiator/language'
import { light, session, speaker, view } from '../game/gameCtrl.ts'
import { Portrait, SecondInCommand } from '../pictures.ts'
import { moodOf } from '../table/abductorView.tsx'
import { lang, nameIn } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

const X_RULES = ['X1', 'X2', 'X3', 'X4', 'X5', 'X6']

export function WhoSheet() {
  const isSecond = view.value.secondInCommand
  const { content } = session.value.game
  const { abductor, second } = content
  const rules = isSecond
    ? secondInCommandText(lang.value, second)
    : [...abductorText(lang.value, abductor), ...extensionText(lang.value, content)]
  return (
    <Sheet title={nameIn(speaker.value)} rules={isSecond ? X_RULES : ['S1', 'C1', 'M1', 'X1']}>
      <div class={css.paragraphs}>
        <div class={css.portrait}>
          {isSecond ? <SecondInCommand /> : <Portrait id={abductor.id} mood={moodOf(light.value)} />}
        </div>
        <p class={css.quiet}>{flavourOf(lang.value, speaker.value)}</p>
        <p>{storyOf(lang.value, speaker.value)}</p>
        <p class={css.facts}>{rules.join('\n')}</p>
      </div>
    </Sheet>
  )
}
