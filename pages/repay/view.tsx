import { repaymentMessages } from '../../shared/messages/repayment.ts'
import { RepaymentPage } from '../../shared/ui/repayment/repayment.tsx'
import { repayment } from './store.ts'

export function Page() {
  return <RepaymentPage title={repaymentMessages.title} store={repayment} />
}
