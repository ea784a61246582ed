import { choicesOf, type LabJob, subjectTitle } from '@negotiator/lab'
import { LANGS, type Lang, labText } from '@negotiator/language'

/** What a run is about, in a line. */
export function runName(lang: Lang, job: LabJob): string {
  const [first, second, ...more] = choicesOf(job).map((choice) => subjectTitle(lang, choice))
  if (second === undefined) return first!
  if (job.question.kind === 'study')
    return labText(lang, 'lab.run.several', { name: first!, n: more.length + 1 })
  return labText(lang, 'lab.run.two', { first: first!, second })
}

/** In every language: a list of runs must not have to know their packs. */
export const runNames = (job: LabJob): Record<Lang, string> =>
  Object.fromEntries(LANGS.map((lang) => [lang, runName(lang, job)])) as Record<Lang, string>
