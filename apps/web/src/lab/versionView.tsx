import { packTitle } from '@negotiator/language'
import css from '../own/own.module.css'
import { ownText } from '../own/ownText.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { type OptionGroup, Select } from './fieldsView.tsx'
import { choose, form, shelf } from './formCtrl.ts'
import own from './lab.module.css'
import { abductorsOf, changingPacks, meant, packOfId } from './shelf.ts'
import { lt } from './words.ts'

/** Who is called, with which cards. */
export function VersionFields({ which }: { which: 'first' | 'second' }) {
  const version = form.value[which]
  const { kind } = form.value
  const variants = version.abductor.startsWith('all')
    ? []
    : (meant(version.abductor, shelf.value)[0]?.own?.variants ?? [])
  const changing = changingPacks(version, shelf.value)
  return (
    <>
      <div class={own.fields}>
        <Select
          label={t('cli.label.abductor')}
          value={version.abductor}
          groups={abductorGroups(kind === 'study')}
          onChoose={(abductor) => choose(which, { abductor, variant: '' })}
        />
        <Select
          label={t('cli.label.pack')}
          value={version.cards}
          groups={cardGroups(kind === 'study')}
          onChoose={(cards) => choose(which, { cards })}
        />
        {variants.length > 0 && (
          <Select
            label={ownText('call.variant')}
            value={version.variant}
            groups={[
              {
                title: null,
                options: [
                  { value: '', name: ownText('call.usual') },
                  ...variants.map(({ id }) => ({ value: id, name: nameIn(id) })),
                ],
              },
            ]}
            onChoose={(variant) => choose(which, { variant })}
          />
        )}
      </div>
      {changing.length > 0 && (
        <fieldset class={own.ticks}>
          <legend>{lt('lab.form.changed-by')}</legend>
          {changing.map(({ pack, isOn }) => (
            <label key={pack.id} class={css.tick}>
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => {
                  const others = changing.filter((each) => each.isOn && each.pack !== pack)
                  const ids = [...others.map((each) => each.pack.id), ...(isOn ? [] : [pack.id])]
                  choose(which, { changedBy: ids })
                }}
              />
              {packTitle(lang.value, pack)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Those of the games, then pack by pack; `all` where more than one may be asked about. */
function abductorGroups(isManyAllowed: boolean): readonly OptionGroup[] {
  const { packs } = shelf.value
  const all = abductorsOf(shelf.value).map(({ abductor: { id } }) => ({ value: id, name: nameIn(id) }))
  const ofPacks = packs.flatMap((pack): OptionGroup[] => {
    const options = all.filter(({ value }) => packOfId(value) === pack.id)
    if (options.length === 0) return []
    const title = packTitle(lang.value, pack)
    const every = { value: `all:${pack.id}`, name: lt('lab.form.all-of', { pack: title }) }
    return [{ title, options: isManyAllowed && options.length > 1 ? [...options, every] : options }]
  })
  const everybody = isManyAllowed ? [{ value: 'all', name: lt('lab.form.all') }] : []
  return [
    { title: null, options: [...all.filter(({ value }) => packOfId(value) === ''), ...everybody] },
    ...ofPacks,
  ]
}

function cardGroups(isManyAllowed: boolean): readonly OptionGroup[] {
  const sets = shelf.value.sets.map(({ id, name }) => ({ value: id, name }))
  return [
    {
      title: null,
      options: [
        { value: 'own', name: t('play.menu.pack.own') },
        { value: 'base', name: t('play.menu.pack.base') },
        { value: 'cw', name: t('play.menu.pack.cw') },
        ...(isManyAllowed ? [{ value: 'both', name: lt('lab.form.both') }] : []),
      ],
    },
    ...(sets.length === 0 ? [] : [{ title: t('web.home.sets'), options: sets }]),
  ]
}
