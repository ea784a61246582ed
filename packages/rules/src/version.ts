/** Rises whenever the same inputs could lead to another position; saves carry it. */
export const RULES_VERSION = '1.0.0'
