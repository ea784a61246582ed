/**
 * A text from outside (a file's name, a seed, a scenario's name) as it may be shown: on one line, and without
 * the control characters that would let it move the cursor or recolour the terminal.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}
