import { repaymentMessages } from '#messages/repayment.ts'
import { RepaymentPage } from '../../shared/features/repayment/repayment.tsx'
import type { RepaymentStore } from '../../shared/features/repayment/store.ts'

export function Page({ store }: { store: RepaymentStore }) {
  return <RepaymentPage title={repaymentMessages.title} store={store} />
}
