import { careerData, gamesAgainst, gamesAsCsv } from '@negotiator/career'
import { download, fileDate } from '../data/download.ts'
import { abductor, career, history } from './careerCtrl.ts'

/** The same as the terminal gives, of what is looked at: all abductors or one. */
export function exportCsv(): void {
  download(fileName('csv'), gamesAsCsv(gamesAgainst(career.value.games, abductor.value)), 'text/csv')
}

export function exportJson(): void {
  const data = {
    ...careerData(career.value, abductor.value),
    setAside: history.value?.setAside ?? [],
  }
  download(fileName('json'), `${JSON.stringify(data)}\n`)
}

const fileName = (kind: string): string =>
  `negotiator-career-${abductor.value === null ? '' : `${abductor.value}-`}${fileDate()}.${kind}`
