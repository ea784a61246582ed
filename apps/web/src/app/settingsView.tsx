import { LANGS } from '@negotiator/language'
import type { ComponentChildren } from 'preact'
import { playSample } from '../game/soundCtrl.ts'
import { around } from '../words/around.ts'
import { lang, t } from '../words/words.ts'
import css from './settings.module.css'
import { change, SPEEDS, settings, TEXT_SIZES, THEMES } from './settingsCtrl.ts'

export function SettingsForm() {
  const { theme, speed, textSize, sound, ownDice } = settings.value
  return (
    <div class={css.settings}>
      <Group legend={around('web.set.lang')}>
        {LANGS.map((each) => (
          <Choice
            key={each}
            group="lang"
            label={t(`cli.language.${each}`)}
            isChosen={lang.value === each}
            onChoose={() => change({ lang: each })}
          />
        ))}
      </Group>
      <Group legend={around('web.set.theme')}>
        {THEMES.map((each) => (
          <Choice
            key={each}
            group="theme"
            label={around(`web.set.theme.${each}`)}
            isChosen={theme === each}
            onChoose={() => change({ theme: each })}
          />
        ))}
      </Group>
      <Group legend={around('web.set.speed')}>
        {SPEEDS.map((each) => (
          <Choice
            key={each}
            group="speed"
            label={around(`web.set.speed.${each}`)}
            isChosen={speed === each}
            onChoose={() => change({ speed: each })}
          />
        ))}
      </Group>
      <Group legend={around('web.set.text')}>
        {TEXT_SIZES.map((each) => (
          <Choice
            key={each}
            group="text"
            label={around(`web.set.text.${each}`)}
            isChosen={textSize === each}
            onChoose={() => change({ textSize: each })}
          />
        ))}
      </Group>
      <Switch
        label={around('web.set.sound')}
        isOn={sound}
        onSwitch={(on) => {
          change({ sound: on })
          if (on) void playSample()
        }}
      />
      <Switch label={around('web.set.own-dice')} isOn={ownDice} onSwitch={(on) => change({ ownDice: on })} />
    </div>
  )
}

function Group({ legend, children }: { legend: string; children: ComponentChildren }) {
  return (
    <fieldset class={css.group}>
      <legend>{legend}</legend>
      <div class={css.choices}>{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly group: string
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ group, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label class={css.choice}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  )
}

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onSwitch: (on: boolean) => void
}

function Switch({ label, isOn, onSwitch }: SwitchProps) {
  return (
    <label class={css.switch}>
      <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}
