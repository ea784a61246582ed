import type { Action } from '@negotiator/rules'
import type { ComponentProps } from 'preact'
import { act } from '../game/actCtrl.ts'
import { isSecondPress, isSecondPressOfMain } from '../game/doublePress.ts'
import { foresee } from '../game/foresight.ts'
import { Button } from '../look/buttonView.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onPress' | 'onDown'> & {
  readonly action: Action
  /** If there is more to do than to act. */
  readonly onPress?: () => void
}

/**
 * A button that acts in the game: what it will show is made ready while it is held down. Often it has just come under
 * the finger, or means something else since the last press: the second one of a double press is not for it.
 */
export function ActButton({ action, onPress = () => act(action), ...rest }: Props) {
  const pressOnce = () => {
    if (!(rest.does === 'main' ? isSecondPressOfMain() : isSecondPress())) onPress()
  }
  return <Button {...rest} onDown={() => foresee(action)} onPress={pressOnce} />
}
