/** Whatever is larger is no pack but an attack, or a mistake. */
export const LARGEST_PACK = 1_000_000
export const DEEPEST = 24
export const MOST_PARTS = 100_000
export const MOST_CARDS = 60
export const MOST_ABDUCTORS = 8
export const MOST_LANGUAGES = 40
export const MOST_EFFECTS = 12
export const LONGEST_NAME = 80
export const LONGEST_FLAVOUR = 400
export const LONGEST_STORY = 3000
/** Each draws one more card of the deck; with more of them a turn would be over before it is understood. */
export const MOST_AGAIN = 6
