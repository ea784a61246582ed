import type { ComponentType } from 'preact'
import { Picture } from '../picture.tsx'
import { ACCENT, INK, LIGHT, SHADE, WALL } from '../tones.ts'
import { by, type Mood } from './mood.ts'

/** What is on the head: short hair, long hair, a cap, a hood. */
const HEADS = [
  'M64 100C58 48 84 18 122 18C162 18 184 48 176 102C170 82 166 70 156 62C138 70 104 68 86 58C76 68 70 82 64 100Z',
  'M56 190C46 130 44 20 120 16C198 20 196 130 184 190L166 196C174 150 174 94 158 64C132 72 104 66 88 56C70 84 68 150 76 196Z',
  'M62 86C60 38 86 16 122 16C162 16 182 40 178 82L214 90C216 98 208 100 198 100C164 84 96 82 62 86Z',
  'M34 240C32 150 28 14 120 8C212 14 208 150 206 240H176C182 160 178 56 120 50C62 56 58 160 64 240Z',
] as const

/** On or around the face: nothing, glasses, a receiver at the ear, a scarf. Nothing that tells he from she. */
const MARKS = [
  '',
  'M74 88H112V112H74ZM80 94V106H106V94ZM128 88H166V112H128ZM134 94V106H160V94ZM112 94H128V99H112Z',
  'M60 76C46 78 40 92 42 110L50 152C53 170 66 180 82 174L88 158 70 148 62 108 70 98 66 76Z',
  'M62 168C96 186 144 186 178 168L190 204C150 224 90 224 50 204Z',
] as const

const FACE = 'M120 34C156 34 172 64 171 100C170 140 148 176 120 178C92 176 70 140 69 100C68 64 84 34 120 34Z'
/** The lamp stands to the left: the light ends at the bridge of the nose. */
const LIT =
  'M120 34C84 34 68 64 69 100C70 140 92 176 120 178L110 158 122 148 106 138 118 126 104 122 120 92 112 66 124 48Z'
const RIM =
  'M162 62C170 78 171 96 169 112C165 140 152 162 138 172C150 152 158 126 158 102C158 86 160 72 162 62Z'
const BROWS = [
  'M78 88C86 80 100 80 110 86L108 92C98 87 88 87 80 93ZM162 88C154 80 140 80 130 86L132 92C142 87 152 87 160 93Z',
  'M78 84 112 88 110 95 78 91ZM162 84 128 88 130 95 162 91Z',
  'M76 76 114 90 110 99 76 86ZM164 76 126 90 130 99 164 86Z',
] as const
const EYES = [
  'M82 102C88 96 102 96 108 102C102 108 88 108 82 102Z',
  'M82 102C90 98 102 98 108 102C102 106 90 106 82 102Z',
  'M80 98 108 104C100 108 88 106 80 98Z',
] as const
const MOUTHS = [
  'M102 150C112 153 128 153 138 150V154C128 158 112 158 102 154Z',
  'M102 153C112 148 128 148 138 153V158C128 153 112 153 102 158Z',
  'M98 144C110 138 130 138 142 144L138 162C128 158 112 158 102 162Z',
] as const

/** The same id always has the same face; ids that differ by a letter do not. */
function numberOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Somebody of a pack, whom nobody has drawn: one of sixteen faces by the id, in three moods. */
export function anybody(id: string): ComponentType<{ mood: Mood }> {
  const number = numberOf(id)
  const head = HEADS[number % HEADS.length]!
  const mark = MARKS[(number >>> 2) % MARKS.length]!
  return function Anybody({ mood }) {
    const pick = (three: readonly [string, string, string]) => by(mood, ...three)
    return (
      <Picture box="0 0 240 240" fit="middle">
        <path fill={WALL} d="M0 0h240v240H0z" />
        <path
          fill={by(mood, SHADE, SHADE, INK)}
          d="M0 10h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0zm0 26h240v7H0z"
        />
        <path fill={INK} d="M0 240V216C26 200 62 196 90 184V150H150V184C178 196 214 200 240 216V240Z" />
        <path fill={SHADE} d={FACE} />
        <path fill={LIGHT} d={LIT} />
        <path fill={ACCENT} d={RIM} />
        <path fill={INK} d={pick(BROWS)} />
        <path fill={INK} d={pick(EYES)} />
        <path fill={LIGHT} d={pick(EYES)} transform="matrix(-1 0 0 1 240 0)" />
        <path fill={INK} d={pick(MOUTHS)} />
        {mood === 'furious' && <path fill={LIGHT} d="M104 147C114 143 126 143 136 147L135 151H105Z" />}
        {mark !== '' && <path fill={INK} fill-rule="evenodd" d={mark} />}
        <path fill={INK} d={head} />
      </Picture>
    )
  }
}
