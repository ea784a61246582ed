/** Whose eyes a page is looked at with: every theme, both languages, phone and desk. */
export const EYES = [
  ['night', 'en', 1280, 800],
  ['night', 'fr', 360, 740],
  ['day', 'fr', 1280, 800],
  ['contrast', 'en', 360, 740],
] as const
