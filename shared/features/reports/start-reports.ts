import { brand } from '../../config/brand.ts'
import { watchErrors } from './report-errors.ts'
import { watchViolations } from './report-violations.ts'

/** Web vitals are reported for the share of visits that the brand wants. */
export async function startReports(): Promise<void> {
  watchErrors()
  watchViolations()
  if (Math.random() >= brand.reportShare) return
  const { reportVitals } = await import('./report-vitals.ts')
  reportVitals()
}
