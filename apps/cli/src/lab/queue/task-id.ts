const DIGITS = 16

/** The same task has the same id, whoever submits it: the queue takes it once. */
export function taskId(jobKey: string, task: number): string {
  const hex = jobKey + task.toString(16).padStart(DIGITS, '0')
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-')
}
