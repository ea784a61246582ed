/** Apart from the schema, so that writing a save does not bring along what checks one. */
export const SAVE_FORMAT = 2

/** Longer seeds cannot be stored in a save. */
export const LONGEST_SEED = 100
