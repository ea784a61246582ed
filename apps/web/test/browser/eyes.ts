/** Whose eyes a page is looked at with: every theme, both languages, phone and desk; the narrow screen in the longer language. */
export const EYES = [
  ['night', 'en', 1280, 800],
  ['day', 'fr', 360, 740],
  ['contrast', 'fr', 1280, 800],
] as const
