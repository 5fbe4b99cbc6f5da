import { repaymentPaths } from '../../shared/api/wire/repayment.ts'
import { kindOf } from './kind-of.ts'

/** Has the boot script ask as the page will: for an extension elsewhere. */
function chooseCall(html: DOMStringMap): void {
  const { repayment, extension } = repaymentPaths
  const isDelay = new URLSearchParams(location.search).getAll('isDelay').pop()
  if (kindOf(isDelay) === 'extension') html.call = html.call?.replace(repayment, extension)
}

chooseCall(document.documentElement.dataset)
