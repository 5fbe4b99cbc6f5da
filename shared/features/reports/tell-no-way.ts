import type { NoWayToPay } from './report-no-way.ts'

/** Fetched only where it is needed: operators are told, and the borrower waits for nothing. */
export function tellNoWay(reason: NoWayToPay): void {
  import('./report-no-way.ts').then(({ reportNoWay }) => reportNoWay(reason)).catch(() => {})
}
