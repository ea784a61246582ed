import { randomSet, setCode, setOfGame } from '@negotiator/content'
import { DecisionStream } from '@negotiator/rules'
import { tell } from '../app/toldView.tsx'
import { download } from '../data/download.ts'
import { linkTo, share } from '../data/shareCtrl.ts'
import { randomGameId, randomSeed } from '../game/seed.ts'
import { Button } from '../look/buttonView.tsx'
import { FilePicker, type Picked } from '../look/filePickerView.tsx'
import css from '../own/own.module.css'
import { ownSets, putSet } from '../own/ownCtrl.ts'
import { aboutPacks, ownText } from '../own/ownText.ts'
import { readSet } from '../own/packFiles.ts'
import { t } from '../words/words.ts'
import { build, draft, library } from './draftCtrl.ts'

/** Where a set begins, what it is called, and where it goes. */
export function SetTools() {
  const { name } = draft.value
  return (
    <section class={css.panel}>
      <fieldset class={css.buttons}>
        <legend>{ownText('sets.begin')}</legend>
        <Button onPress={() => build(setOfGame('base'))}>{t('cli.pack.base')}</Button>
        <Button onPress={() => build(setOfGame('cw'))}>{t('cli.pack.cw')}</Button>
        <Button onPress={atRandom}>{ownText('sets.random')}</Button>
        <FilePicker label={ownText('sets.import')} onPick={take} />
      </fieldset>
      <div class={css.buttons}>
        <label class={css.field}>
          {ownText('sets.name')}
          <input
            type="text"
            maxLength={80}
            autoComplete="off"
            value={name}
            onInput={({ currentTarget }) => build(draft.value.set, currentTarget.value)}
          />
        </label>
        <Button onPress={save}>{ownText('sets.save')}</Button>
        <Button onPress={() => share(linkTo('sets', setCode(draft.value.set), named()))}>
          {ownText('sets.link')}
        </Button>
        <Button onPress={toFile}>{ownText('sets.file')}</Button>
      </div>
    </section>
  )
}

const named = (): string => draft.value.name.trim() || aboutPacks('set.usual-name')

function atRandom(): void {
  const stream = new DecisionStream(`set ${randomSeed()}`)
  build(randomSet(library.value, (n) => stream.below(n)))
}

/** Under the same name it takes the place of the older one. */
async function save(): Promise<void> {
  const name = named()
  const id = ownSets.value?.find((each) => each.name === name)?.id ?? randomGameId()
  await putSet({ id, name, code: setCode(draft.value.set) })
  tell(ownText('sets.kept', { name }))
}

function toFile(): void {
  const file = { format: 'negotiator-set', version: 1, name: named(), ...draft.value.set }
  download('negotiator-set.json', `${JSON.stringify(file, null, 2)}\n`)
}

async function take([file]: Picked): Promise<void> {
  const read = await readSet(file)
  if (read === null) {
    tell(aboutPacks('set.unreadable', { file: file.name }))
    return
  }
  const { conversation, terror, minors, pivotal, name } = read
  build({ conversation, terror, minors, pivotal }, name)
  tell(ownText('sets.taken', { name }))
}
