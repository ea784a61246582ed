import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { analysis as en } from './messages/en/analysis.ts'
import { analysis as fr } from './messages/fr/analysis.ts'
import { nameOf } from './names.ts'

export type AnalysisKey = keyof typeof en

/** A subject of its own: it comes with the page of the analysis. */
export const ANALYSIS = catalogueOf<AnalysisKey>(en, fr)

export const analysisText = (lang: Lang, key: AnalysisKey, params?: Params): string =>
  ANALYSIS.text(lang, key, params)

/** Something that was left to chance, as the advisor tells it. */
export type ToldChance =
  | { readonly kind: 'roll' | 'reroll' | 'check'; readonly dice: readonly number[] }
  | { readonly kind: 'draw' | 'burn'; readonly card: string }
  | { readonly kind: 'reveal'; readonly demand: string }

/** What came, in a few words. */
export function chanceText(lang: Lang, event: ToldChance): string {
  switch (event.kind) {
    case 'draw':
    case 'burn':
      return analysisText(lang, `analysis.chance.${event.kind}`, { card: nameOf(lang, event.card) })
    case 'reveal':
      return analysisText(lang, 'analysis.chance.reveal', { card: nameOf(lang, event.demand) })
    default:
      return analysisText(lang, `analysis.chance.${event.kind}`, { dice: event.dice.join(', ') })
  }
}
