import type { NoWayToPay } from './report-no-way.ts'

/** Fetched only where needed; the borrower does not wait for it. */
export function tellNoWay(reason: NoWayToPay): void {
  import('./report-no-way.ts').then(({ reportNoWay }) => reportNoWay(reason)).catch(() => {})
}
