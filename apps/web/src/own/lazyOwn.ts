import { lazy } from '../app/lazyView.tsx'

/** What only players with packs ever load. */
export const Zones = lazy(async () => (await import('./zonesView.tsx')).Zones)
export const Night = lazy(async () => (await import('./nightView.tsx')).Night)
export const NextGameWithPacks = lazy(async () => (await import('./countsView.tsx')).NextGameWithPacks)
export const OwnAbductors = lazy(async () => (await import('./ownAbductorsView.tsx')).OwnAbductors)
