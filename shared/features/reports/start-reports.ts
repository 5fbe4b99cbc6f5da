import { brand } from '../../config/brand.ts'
import { watchErrors } from './report-errors.ts'
import { watchViolations } from './report-violations.ts'

export async function startReports(): Promise<void> {
  watchErrors()
  watchViolations()
  if (Math.random() >= brand.reportShare) return
  const { reportVitals } = await import('./report-vitals.ts')
  reportVitals()
}
