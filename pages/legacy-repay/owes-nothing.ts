import { fetchPayments } from '../../shared/api/payments.ts'
import { brand } from '../../shared/config/brand.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import '../../shared/ui/error-state/paid-state.css'

/** No code of a refusal says that the loan is paid. */
export async function owesNothing(): Promise<boolean> {
  const loan = orderKey()
  if (!loan || !brand.services.includes('payments')) return false
  const owed = (await fetchPayments(loan)).data?.owed
  return owed !== undefined && owed <= 0
}
