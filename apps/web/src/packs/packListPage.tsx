import type { PackProblem } from '@negotiator/content'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { PageHead } from '../app/pageView.tsx'
import { back } from '../app/router.ts'
import { FilePicker, type Picked } from '../look/filePickerView.tsx'
import { bringInAndTell } from '../own/bringIn.ts'
import css from '../own/own.module.css'
import { isKept, ownPacks } from '../own/ownCtrl.ts'
import { ownText } from '../own/ownText.ts'
import { readPack } from '../own/packFiles.ts'
import { loadShipped, shippedPacks } from '../own/shippedPacks.ts'
import { NewPack } from './newPackView.tsx'
import { PackCard } from './packCardView.tsx'
import own from './packs.module.css'
import { ProblemList } from './problemListView.tsx'
import { ShippedPack } from './shippedPackView.tsx'

interface Refused {
  readonly file: string
  readonly problems: readonly PackProblem[]
}

/** All packs of this browser, those that come with the game, and the ways to get another. */
export function PackListPage() {
  const refused = useSignal<Refused | null>(null)
  useEffect(() => void loadShipped(), [])
  const packs = ownPacks.value ?? []
  const shipped = shippedPacks.value.filter(({ id }) => !packs.some((each) => each.id === id))
  const take = async ([file]: Picked) => {
    const read = await readPack(file)
    refused.value = read.ok ? null : { file: file.name, problems: read.problems }
    if (!read.ok) return
    await bringInAndTell(read.pack)
  }
  return (
    <>
      <PageHead title={ownText('packs.title')} onBack={() => back()} />
      <p>{ownText('packs.intro')}</p>
      {!isKept.value && <p class={css.refused}>{ownText('packs.not-kept')}</p>}
      <div class={css.buttons}>
        <FilePicker label={ownText('packs.import')} onPick={take} />
        <NewPack />
      </div>
      {refused.value !== null && <ProblemList {...refused.value} />}
      {packs.length > 0 && (
        <section>
          <h2>{ownText('packs.mine')}</h2>
          <ul class={own.packs}>
            {packs.map((pack) => (
              <li key={pack.id}>
                <PackCard own={pack} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {shipped.length > 0 && (
        <section>
          <h2>{ownText('packs.shipped')}</h2>
          <ul class={own.packs}>
            {shipped.map((pack) => (
              <li key={pack.id}>
                <ShippedPack pack={pack} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
