import { leaveWithBorrower } from '../../bridge/leave-with-borrower.ts'
import { hasOwner } from '../../context/owner.ts'
import { sweepRecords } from '../../context/sweep-records.ts'
import { restoreUnanswered } from '../../context/unanswered.ts'
import { showOnce } from '../notices/show-once.ts'
import { isReported } from '../reports/is-reported.ts'
import { readLeftOpen } from '../unanswered/left-open.ts'

async function tellUnanswered(): Promise<void> {
  if (!hasOwner()) return
  await restoreUnanswered()
  if (readLeftOpen().length === 0) return
  const { showUnanswered } = await import('../unanswered/show-unanswered.tsx')
  await showUnanswered()
}

export async function continueLive(): Promise<void> {
  leaveWithBorrower()
  await Promise.all([sweepRecords().catch(() => {}), tellUnanswered().catch(() => {}), showOnce()])
  if (!isReported) return
  const { startReports } = await import('../reports/start-reports.ts')
  await startReports()
}
