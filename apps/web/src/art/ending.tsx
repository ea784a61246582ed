import { Picture } from './picture.tsx'
import { ACCENT, INK, LIGHT, SHADE, WALL } from './tones.ts'

/** People who walk out, small to the left, towards the light. */
const WALKERS = [
  'M150 392C150 380 156 374 164 372 157 366 157 354 165 351 174 349 180 357 177 366 176 369 174 371 172 372 181 375 186 382 188 394L194 420H184L180 452H170L168 428 162 452H152L156 420Z',
  'M214 400C214 390 220 384 227 382 221 377 221 367 228 365 236 364 241 370 239 378 238 380 237 382 235 383 243 386 247 392 248 402L252 424H243L240 452H231L230 432 225 452H216L219 424Z',
  'M252 424C252 418 255 414 260 413 256 410 256 403 261 402 267 401 270 406 268 411 272 414 274 418 274 424L272 436H270L269 452H263L262 440 259 452H254Z',
  'M306 394C306 382 312 376 320 374 313 368 313 356 321 353 330 351 336 359 333 368 332 371 330 373 328 374 338 377 343 386 345 400L352 430 340 432 336 452H326L324 430 318 452H308L312 422Z',
]

/** The sun comes up behind the building, and they come out. */
function Daybreak() {
  return (
    <>
      <path fill={ACCENT} d="M-640 0H1280V480H-640Z" />
      <path fill={WALL} d="M-640 0H1280V120H-640ZM-640 200H1280V236H-640ZM-640 280H1280V300H-640Z" />
      <circle fill={LIGHT} cx="236" cy="330" r="150" />
      <path fill={ACCENT} d="M60 300H420V310H60ZM60 344H420V358H60Z" />
      <path
        fill={SHADE}
        d="M-640 480V390H-500V350H-400V380H-270V320H-180V360H-80V310H-20V330H40V290H84V350H120V480ZM1280 480V380H1130V340H1010V370H880V310H790V350H700V250H590V210H560V480Z"
      />
      <path fill={INK} d="M390 480V40H420V16H450V40H580V480Z" />
      <path
        fill={SHADE}
        d="M412 70h34v36h-34zM468 70h34v36h-34zM524 70h34v36h-34zM412 136h34v36h-34zM468 136h34v36h-34zM524 136h34v36h-34zM412 202h34v36h-34zM468 202h34v36h-34zM524 202h34v36h-34zM412 268h34v36h-34zM468 268h34v36h-34zM524 268h34v36h-34z"
      />
      <path fill={LIGHT} d="M388 40H394V452H388ZM404 360H470V452H404Z" />
      <path fill={INK} d="M-640 452H1280V480H-640Z" />
      <path fill={LIGHT} d="M404 452H470L400 480H150Z" />
      <path fill={INK} d={WALKERS.join('')} />
      <path
        fill={ACCENT}
        d="M188 394C186 382 181 375 174 373L166 392 172 424 194 420ZM345 400C343 386 338 377 330 375L322 396 330 432 352 430Z"
      />
    </>
  )
}

/** The receiver hangs, nobody at the other end, one window after the other gone dark. */
function DeadLine() {
  return (
    <>
      <path fill={SHADE} d="M0 0H640V480H0Z" />
      <path fill={INK} d="M40 480V70H90V40H130V70H290V480ZM0 480V300H40V480ZM640 480V340H560V290H500V480Z" />
      <path
        fill={SHADE}
        fill-opacity=".450"
        d="M66 110h40v42H66zM136 110h40v42h-40zM206 110h40v42h-40zM66 186h40v42H66zM136 186h40v42h-40zM206 186h40v42h-40zM66 262h40v42H66zM136 262h40v42h-40zM206 262h40v42h-40zM66 338h40v42H66zM136 338h40v42h-40zM206 338h40v42h-40z"
      />
      <path fill={ACCENT} fill-opacity=".350" d="M470 0H560L640 480H330Z" />
      <path fill={INK} d="M0 440H640V480H0Z" />
      <path
        fill="none"
        stroke={LIGHT}
        stroke-width="6"
        stroke-linecap="round"
        d="M512 0C512 20 500 26 500 38S524 52 524 66 500 80 500 94 524 108 524 122 500 136 500 150 524 164 524 178 500 192 502 206C504 216 508 226 508 246"
      />
      <g transform="matrix(.75 0 0 .75 127 70) rotate(14 508 240)">
        <path
          fill={LIGHT}
          d="M480 236C480 228 488 224 500 224C534 224 556 262 556 310C556 358 534 396 500 396C488 396 480 392 480 384V356C480 348 486 344 494 344H512C518 334 521 322 521 310S518 286 512 276H494C486 276 480 272 480 264Z"
        />
        <path
          fill={INK}
          d="M480 246H472V256H480ZM480 364H472V374H480ZM536 290C540 300 540 320 536 330C546 320 546 300 536 290Z"
        />
      </g>
    </>
  )
}

/**
 * How the night ended: `won` at daybreak, `lost` with a dead line. A wide strip: in a low one those who walk out are
 * smaller, from head to foot, and more of the street is seen; the receiver hangs whole in the middle.
 */
export function Ending({ outcome }: { outcome: 'won' | 'lost' }) {
  return outcome === 'won' ? (
    <Picture box="0 340 640 130" fit="ground">
      <Daybreak />
    </Picture>
  ) : (
    <Picture box="0 160 640 280" fit="middle">
      <DeadLine />
    </Picture>
  )
}
