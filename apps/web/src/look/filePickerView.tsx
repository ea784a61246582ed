import { useRef } from 'preact/hooks'
import { Button } from './buttonView.tsx'

interface Props {
  readonly label: string
  readonly onPick: (file: File) => Promise<unknown>
}

/** A button that asks for a JSON file; the same file can be picked again. */
export function FilePicker({ label, onPick }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onPress={() => picker.current?.click()}>{label}</Button>
      <input
        ref={picker}
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file === undefined) return
          void onPick(file).finally(() => {
            currentTarget.value = ''
          })
        }}
      />
    </>
  )
}
