import { ABDUCTOR_IDS } from '@negotiator/content'
import { type ComponentChildren, createElement } from 'preact'
import { expect, test } from 'vitest'
import { Ending } from '../../src/art/ending.tsx'
import { SILHOUETTES } from '../../src/art/hostage-silhouettes.ts'
import {
  Building,
  CardBack,
  Die,
  EffectSymbol,
  HostageWindow,
  Logo,
  PORTRAIT_IDS,
  SecondInCommand,
  SYMBOL_NAMES,
} from '../../src/art/index.ts'
import { anybody } from '../../src/art/portraits/anybody.tsx'
import { Arkayne } from '../../src/art/portraits/arkayne.tsx'
import { Barrett } from '../../src/art/portraits/barrett.tsx'
import { Donna } from '../../src/art/portraits/donna.tsx'
import { Edward } from '../../src/art/portraits/edward.tsx'
import { Lijah } from '../../src/art/portraits/lijah.tsx'
import { Renesha } from '../../src/art/portraits/renesha.tsx'
import { Stranger } from '../../src/art/portraits/stranger.tsx'
import { elementsOf } from './elements.ts'

const FACES = { Anybody: anybody('some-pack.somebody'), Arkayne, Barrett, Donna, Edward, Lijah, Renesha }
const MOODS = ['calm', 'tense', 'furious'] as const
const DIE_STATES = ['rolling', 'settled', 'success', 'four', 'converted', 'fail'] as const
const BACKS = ['conversation', 'terror', 'pivotal', 'demand'] as const
const HOSTAGE_STATES = ['held', 'saved', 'killed'] as const

const PICTURES: readonly (readonly [name: string, picture: ComponentChildren])[] = [
  ['building', createElement(Building, {})],
  ['won', createElement(Ending, { outcome: 'won' })],
  ['lost', createElement(Ending, { outcome: 'lost' })],
  ['logo', createElement(Logo, {})],
  ['second in command', createElement(SecondInCommand, {})],
  ['stranger', createElement(Stranger, {})],
  ...Object.entries(FACES).flatMap(([name, Face]) =>
    MOODS.map((mood) => [`${name} ${mood}`, createElement(Face, { mood })] as const),
  ),
  ...DIE_STATES.map((state) => [`die ${state}`, createElement(Die, { face: 5, state })] as const),
  ...BACKS.map((kind) => [`back ${kind}`, createElement(CardBack, { kind })] as const),
  ...HOSTAGE_STATES.map((state) => [state, createElement(HostageWindow, { state, seed: 7 })] as const),
  ...SYMBOL_NAMES.map((name) => [`symbol ${name}`, createElement(EffectSymbol, { name })] as const),
]

test('all is decoration: hidden, without text, ids or styles', () => {
  for (const [name, picture] of PICTURES) {
    for (const { type, props } of elementsOf(picture)) {
      expect(type, name).not.toBe('text')
      expect(props, name).not.toHaveProperty('id')
      expect(props, name).not.toHaveProperty('style')
      if (type === 'svg') expect(props, name).toMatchObject({ 'aria-hidden': 'true', focusable: 'false' })
    }
  }
})

test('every colour comes from the theme', () => {
  for (const [name, picture] of PICTURES) {
    for (const { props } of elementsOf(picture)) {
      for (const colour of [props.fill ?? 'none', props.stroke ?? 'none']) {
        expect(colour, name).toMatch(/^(none|currentColor|var\(--art-)/)
      }
    }
  }
})

test('every abductor of the game has a face, and no other', () => {
  expect([...PORTRAIT_IDS].sort()).toEqual([...ABDUCTOR_IDS].sort())
})

test('three moods are three drawings', () => {
  for (const Face of Object.values(FACES)) {
    expect(new Set(MOODS.map((mood) => outlineOf(createElement(Face, { mood })))).size).toBe(3)
  }
})

test('people of packs do not all look alike, and each like himself', () => {
  const faceOf = (id: string) => outlineOf(createElement(anybody(id), { mood: 'calm' }))
  const faces = Array.from({ length: 60 }, (_, n) => faceOf(`pack.person-${n}`))
  expect(new Set(faces).size).toBeGreaterThan(10)
  expect(faceOf('pack.person-7')).toBe(faces[7])
})

test('neighbours in the pool do not look alike', () => {
  expect(SILHOUETTES.length).toBeGreaterThanOrEqual(12)
  const seeds = SILHOUETTES.map((_, seed) => seed)
  const drawn = seeds.map((seed) => outlineOf(createElement(HostageWindow, { state: 'held', seed })))
  expect(new Set(drawn).size).toBe(SILHOUETTES.length)
})

test('held, saved and killed differ by more than colour', () => {
  const drawn = HOSTAGE_STATES.map((state) => outlineOf(createElement(HostageWindow, { state, seed: 3 })))
  expect(new Set(drawn).size).toBe(3)
})

test('any whole number is a seed', () => {
  for (const seed of [-1, -17, 0, 31, 4_000_000_000]) {
    const paths = elementsOf(createElement(HostageWindow, { state: 'held', seed })).filter(
      ({ type }) => type === 'path',
    )
    expect(paths).toHaveLength(3)
    for (const { props } of paths) expect(props.d).toMatch(/^M/)
  }
})

test('a die shows as many pips as it counts', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const pips = elementsOf(createElement(Die, { face, state: 'settled' })).filter(
      ({ type }) => type === 'circle',
    )
    expect(pips).toHaveLength(face)
  }
})

function outlineOf(picture: ComponentChildren): string {
  return elementsOf(picture)
    .map(({ type, props }) => [type, props.d, props.transform].filter(Boolean).join(' '))
    .join()
}

test('a rescue has its own colour, whatever the threat; the other windows are lit by the street', () => {
  const colours = (state: (typeof HOSTAGE_STATES)[number]) =>
    elementsOf(createElement(HostageWindow, { state, seed: 7 })).flatMap(({ props }) => props.fill ?? [])
  expect(colours('saved').join(' ')).not.toContain('--art-accent')
  expect(colours('saved').join(' ')).toContain('--art-good')
})
