import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { balancePage } from '../balance/page.ts'
import { lastProposed, proposalPart } from '../balance/proposal.ts'
import { lastStudy } from '../balance/study.ts'
import { calibrationPage, lastSaid, reliabilityPlot } from '../calibration/page.ts'
import { lastMeasuredOfAll, TRAINING_GAMES } from '../exact/measure.ts'
import { exactPart } from '../exact/print.ts'
import { NODES } from '../hindsight/count.ts'
import { hindsightPart } from '../hindsight/page.ts'
import { withPart } from '../marked-part.ts'
import { inRoot } from '../root.ts'
import { strengthPage } from '../strength/page.ts'
import { curvesSvg, shippedCurves } from '../train/curves.ts'

const page = (name: string): string => readFileSync(inRoot(`docs/${name}`), 'utf8')

describe('a page is what its figures give today; if it is not, write it anew', () => {
  it('strength: npm run bench:advisor -- --games 0 --write', () => {
    expect(page('strength.md')).toBe(strengthPage())
  })

  it('exact: npm run bench:exact -- --last --write', () => {
    const written = page('strength-exact.md')
    expect(written).toBe(withPart(written, 'exact', exactPart(lastMeasuredOfAll(TRAINING_GAMES))))
  })

  it('hindsight: npm run bench:hindsight -- --games 0 --write', () => {
    const written = page('strength-exact.md')
    expect(written).toBe(withPart(written, 'hindsight', hindsightPart(NODES)))
  })

  it('calibration: npm run bench:calibration -- --games 0 --write', () => {
    expect(page('calibration.md')).toBe(calibrationPage(lastSaid()))
    expect(page('calibration.svg')).toBe(reliabilityPlot(lastSaid()))
  })

  it('balance: npm run balance -- --only study --games 0 --write', () => {
    const written = page('balance.md')
    expect(written).toBe(withPart(written, 'study', balancePage(lastStudy())))
  })

  it('balance: npm run balance -- --only proposal --proposal 0 --write', () => {
    const written = page('balance.md')
    expect(written).toBe(withPart(written, 'proposal', proposalPart(lastProposed())))
  })

  it('learning curves: npm run train -- --curves', () => {
    expect(page('learning-curves.svg')).toBe(curvesSvg(shippedCurves()))
  })
})
