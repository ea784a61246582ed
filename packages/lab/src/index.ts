/** Many games: how hard a game is, what its cards are worth, which of two versions is won more often. */

export { InOrder } from './in-order.ts'
export { planAhead } from './job/arms.ts'
export { checkpointOf, type Kept, openCheckpoint, parseCheckpoint } from './job/checkpoint.ts'
export type { Duel, LabJob, Study } from './job/job.ts'
export { choicesOf, type JobProblem, jobKey, MOST_GAMES, parseJob } from './job/job-schema.ts'
export { LabRun, type Progress } from './job/lab-run.ts'
export { newJob, shareOf, type WantedBrain, wantedBrains, weightsNames } from './job/new-job.ts'
export { parsePlayed, parseProgress } from './job/progress-schema.ts'
export { workOff } from './job/work-off.ts'
export { wilsonInterval } from './numbers/wilson.ts'
export { chunksOf } from './play/chunks.ts'
export { Crew, type FindBrain, type Played, playWhole } from './play/crew.ts'
export type { Chunk, LineUp } from './play/line-up.ts'
export { hasLearned, POLICIES, type Policy } from './play/policies.ts'
export { RandomChoice } from './play/random-choice.ts'
export { type AfterTurn, survivalOf } from './play/survival.ts'
export { addTally, newTally, type Tally } from './play/tally.ts'
export { tallyData } from './play/tally-data.ts'
export { duelCourse, type Known, rateCourse } from './report/course.ts'
export { htmlReport } from './report/html/page.ts'
export { changeText, hardness, points, pointsInterval, subjectTitle } from './report/labels.ts'
export { duration, progressText, secondsLeft, shownRate } from './report/progress-text.ts'
export {
  type CardReport,
  type DuelReport,
  type LabReport,
  reportOf,
  type StudyReport,
  type SubjectReport,
} from './report/report.ts'
export { byDifference, bySize } from './report/sorted.ts'
export { verdictText } from './report/verdict-text.ts'
