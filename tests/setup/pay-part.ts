import { fetchOptions } from '../../shared/api/options.ts'
import { requestPaymentLink } from '../../shared/api/repayment.ts'
import type { Way } from '../sandbox/payments.ts'

const loan = { productId: '301', orderId: '20410001' }

/** Asks for a link to pay a part, which has to be quoted first, and pays by it in the sandbox. */
export async function payPart(amount: string, way: Way): Promise<void> {
  await fetchOptions(loan)
  const option = { id: 'part', kind: 'part' } as const
  const link = { kind: 'instalment', amount, channelNumber: '70001', option } as const
  const paying = await requestPaymentLink({ ...loan, ...link }, '')
  const { search } = new URL(paying.success ? paying.data : '', location.origin)
  const body = new URLSearchParams({ way })
  await fetch(`/muscular/sandbox/pay${search}`, { method: 'POST', body })
}
