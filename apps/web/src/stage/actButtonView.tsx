import type { Action } from '@negotiator/rules'
import type { ComponentProps } from 'preact'
import { act } from '../game/actCtrl.ts'
import { isSecondPress, isSecondPressOfMain } from '../game/doublePress.ts'
import { foresee } from '../game/foresight.ts'
import { skip } from '../game/showCtrl.ts'
import { isStoryPress } from '../game/storyPress.ts'
import { Button } from '../look/buttonView.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onPress' | 'onDown'> & {
  readonly action: Action
  /** If there is more to do than to act. */
  readonly onPress?: () => void
}

/**
 * A button that acts in the game: what it will show is made ready while it is held down. Often it has just come under
 * the finger, or means something else since the last press: the second one of a double press is not for it. The main
 * one leads on from a phase: while that is still being told, it ends the story and nothing else.
 */
export function ActButton({ action, onPress = () => act(action), ...rest }: Props) {
  const isMain = rest.does === 'main'
  const isForStory = () => isMain && isStoryPress()
  const pressOnce = () => {
    if (isForStory()) skip()
    else if (!(isMain ? isSecondPressOfMain() : isSecondPress())) onPress()
  }
  const onDown = () => {
    if (!isForStory()) foresee(action)
  }
  return <Button {...rest} onDown={onDown} onPress={pressOnce} />
}
