import { leaveWithBorrower } from '../../bridge/leave-with-borrower.ts'
import { brand } from '../../config/brand.ts'
import { sweepRecords } from '../../context/sweep-records.ts'
import { pageFacts } from '../../island/page-facts.ts'
import { showNotices } from '../notices/show-notices.ts'

const isReported = brand.reportUrl !== '' && brand.services.includes('reports')

/** What a page does once it has its own content, and is at rest. */
export async function continueLive(): Promise<void> {
  leaveWithBorrower()
  await Promise.all([sweepRecords().catch(() => {}), showNotices(pageFacts().file)])
  if (!isReported) return
  const { startReports } = await import('../reports/start-reports.ts')
  await startReports()
}
