import { go } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { ownText } from './ownText.ts'

/** To the lab, with that pack or set in its form. */
export function HowHard({ what, id, title }: { what: 'pack' | 'set'; id: string; title: string }) {
  const words = ownText('call.how-hard')
  return (
    <Button
      label={title === '' ? words : `${words} ${title}`}
      onPress={() => go('lab', what, id, ...(what === 'set' && title !== '' ? [title] : []))}
    >
      {words}
    </Button>
  )
}
