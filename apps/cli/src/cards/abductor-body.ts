import type { PackAbductor, Variant } from '@negotiator/content'
import { abductorText, effectClause, extensionText, type Lang, nameOf, packsText } from '@negotiator/language'
import type { Abductor } from '@negotiator/rules'

/** Start values and own rules; of a pack's abductor also what no printed one has: places, ends, difficulties. */
export function abductorBody(lang: Lang, abductor: Abductor | PackAbductor): readonly string[] {
  const lines = abductorText(lang, abductor)
  if (!('game' in abductor)) return lines
  const { stages = [], variants = [] } = abductor
  const whole = [...lines, ...extensionText(lang, abductor)]
  return [
    ...whole,
    ...stages.flatMap(({ id, effect }) =>
      effect.length === 0
        ? []
        : [packsText(lang, 'cards.place', { place: nameOf(lang, id), effect: effectClause(lang, effect) })],
    ),
    ...variants.map((variant) => variantLine(lang, abductor, variant, whole)),
  ]
}

/** Only what is different. */
function variantLine(
  lang: Lang,
  abductor: PackAbductor,
  { side, redInDeck, ...values }: Variant,
  usual: readonly string[],
): string {
  const zone = abductor.side && { ...abductor.side, hostages: side ?? abductor.side.hostages }
  const varied = { ...abductor, ...values, id: abductor.id, ...(zone === undefined ? {} : { side: zone }) }
  const lines = [...abductorText(lang, varied), ...extensionText(lang, varied)]
  const different = lines.filter((line) => !usual.includes(line))
  if (redInDeck !== undefined) different.push(packsText(lang, 'cards.variant.deck', { n: redInDeck }))
  return packsText(lang, 'cards.variant', { name: nameOf(lang, values.id), what: different.join(' ') })
}
