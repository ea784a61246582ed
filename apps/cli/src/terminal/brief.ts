/** What was typed, short enough to be repeated. */
export function brief(typed: string, most = 60): string {
  return typed.length <= most ? typed : `${typed.slice(0, most)}…`
}
