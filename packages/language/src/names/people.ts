import type { Both } from '../lang.ts'

export type Gender = 'm' | 'f'

/** The abductors, the 2nd in command, and the abilities they offer. */
export const peopleNames: Readonly<Record<string, Both>> = {
  arkayne: { en: 'Arkayne Massua', fr: 'Arkayne Massua' },
  donna: { en: 'Donna Scarborough', fr: 'Donna Scarborough' },
  edward: { en: 'Edward Quinn', fr: 'Edward Quinn' },
  lijah: { en: 'Lijah Ramone', fr: 'Lijah Ramone' },
  barrett: { en: 'Barrett Mullins', fr: 'Barrett Mullins' },
  renesha: { en: 'Renesha Sharp', fr: 'Renesha Sharp' },
  'second-in-command': { en: '2nd in Command', fr: 'Complice' },
  'call-barretts-bs': { en: "Call Barrett's BS", fr: 'Rentrer dans son délire' },
}

export const WOMEN: readonly string[] = ['donna', 'renesha']
