/** A pack as a file. */
export const packFileText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`
