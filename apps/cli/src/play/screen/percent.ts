import { type Lang, text } from '@negotiator/language'

/** A chance as people read it; something possible is never shown as 0 %. */
export function percent(lang: Lang, chance: number): string {
  const rounded = Math.round(chance * 100)
  const n = chance > 0 && rounded === 0 ? '<1' : chance < 1 && rounded === 100 ? '>99' : rounded
  return text(lang, 'play.percent', { n })
}
