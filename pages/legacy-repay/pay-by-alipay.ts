import { requestRedirect } from '../../shared/api/legacy-repayment.ts'
import { isTransportError } from '../../shared/api/result.ts'
import { param } from '../../shared/context/query.ts'
import { showToast } from '../../shared/context/toast.ts'
import { createPaymentOpener } from '../../shared/features/pay-apps/open-payment.ts'
import { tellNoWay } from '../../shared/features/reports/tell-no-way.ts'
import type { leaving } from '../../shared/lib/single-flight.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { amountOfPage, orderId } from './address.ts'
import type { LoanPayments } from './loan-payments.ts'
import type { LegacyOutcome } from './outcome.ts'
import { messageOf } from './way-choice.ts'

export async function payByAlipay(
  { refuse }: LegacyOutcome,
  payments: LoanPayments
): Promise<typeof leaving | undefined> {
  const userId = param('userId')
  if (!userId) {
    refuse(messages.noUser)
    return undefined
  }
  const fields = { userId, orderId: orderId(), amount: amountOfPage() }
  const openPayment = createPaymentOpener(() => refuse(messages.notOpened))
  const link = await requestRedirect(fields, messages.loading)
  if (link.success) {
    payments.begin()
    return openPayment(link.data, fields.amount)
  }
  // An address that the page itself refused to ask for has no answer.
  if (link.raw && !isTransportError(link)) tellNoWay('no-link')
  // Nothing is paid yet by asking for an address.
  if (isTransportError(link)) {
    showToast(messages.network)
    refuse(messages.unreachable)
  } else refuse(messageOf(link))
  return undefined
}
