import { repaymentPaths } from '../../shared/api/wire/repayment.ts'
import { isCurrent } from '../../shared/context/is-current.ts'
import { kindOf } from './kind-of.ts'

/** Whether the repayment page has handed over a record of this loan: then it may be shown. */
function hasRecord(orderId: string | undefined): boolean {
  try {
    return isCurrent(JSON.parse(window.localStorage.getItem('loan:repayment') ?? ''), orderId)
  } catch {
    // None, or nothing that can be read: the page will ask, too.
    return false
  }
}

/** Has the boot script ask as the page will: for an extension elsewhere, with a record nobody. */
function chooseCall(html: DOMStringMap): void {
  const search = new URLSearchParams(location.search)
  const { repayment, extension } = repaymentPaths
  if (kindOf(search.getAll('isDelay').pop()) === 'extension') {
    html.call = html.call?.replace(repayment, extension)
  }
  if (hasRecord(search.getAll('orderId').pop())) delete html.call
}

chooseCall(document.documentElement.dataset)
