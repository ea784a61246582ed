import { SILHOUETTES } from './hostage-silhouettes.ts'
import { Picture } from './picture.tsx'
import { GOOD, INK, LIGHT, SHADE } from './tones.ts'

export type HostageState = 'held' | 'saved' | 'killed'

const FRAME = 'M0 0h24v28H0zM2 2v24h20V2z'

/**
 * A lit window is a person. Held: somebody stands in it. Saved: it stands open, the curtain blown aside, nobody
 * there. Killed: the light is out. The three differ in shape and brightness; a rescue has its
 * own colour too, whatever the threat: at K it must not look like blood.
 */
export function HostageWindow({ state, seed }: { state: HostageState; seed: number }) {
  const turn = Math.abs(Math.trunc(seed))
  const flip = Math.floor(turn / SILHOUETTES.length) % 2 === 1
  return (
    <Picture box="0 0 24 28">
      {state === 'killed' && (
        <>
          <path fill={INK} d="M1 1h22v26H1z" />
          <path fill={SHADE} fill-rule="evenodd" d={FRAME} />
          <path fill={SHADE} d="M11.400 2h1.200v24h-1.200zM2 11.400h20v1.200H2z" />
        </>
      )}
      {state === 'saved' && (
        <>
          <path fill={LIGHT} d="M1 1h22v26H1z" />
          <path
            fill={GOOD}
            d="M2 2h8c0 6-2 10-5 13 1.500 4 2 8 1.500 11H2zM22 2h-8c0 6 2 10 5 13-1.500 4-2 8-1.500 11H22z"
          />
          <path fill={INK} fill-rule="evenodd" d={FRAME} />
        </>
      )}
      {state === 'held' && (
        <>
          <path fill={LIGHT} d="M1 1h22v26H1z" />
          <path
            fill={INK}
            d={SILHOUETTES[turn % SILHOUETTES.length]}
            {...(flip && { transform: 'matrix(-1 0 0 1 24 0)' })}
          />
          <path fill={INK} fill-rule="evenodd" d={`${FRAME}M2 5h20v1H2z`} />
        </>
      )}
    </Picture>
  )
}
