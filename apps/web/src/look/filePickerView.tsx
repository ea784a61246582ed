import { useRef } from 'preact/hooks'
import { Button } from './buttonView.tsx'

/** At least one. */
export type Picked = readonly [File, ...File[]]

interface Props {
  readonly label: string
  readonly onPick: (files: Picked) => Promise<unknown>
  /** Several at once. */
  readonly isForMany?: boolean
}

/** A button that asks for a JSON file; the same file can be picked again. */
export function FilePicker({ label, onPick, isForMany = false }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onPress={() => picker.current?.click()}>{label}</Button>
      <input
        ref={picker}
        class="visually-hidden"
        type="file"
        multiple={isForMany}
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file, ...others] = currentTarget.files ?? []
          if (file === undefined) return
          void onPick([file, ...others]).finally(() => {
            currentTarget.value = ''
          })
        }}
      />
    </>
  )
}
