import {
  commitRepayment,
  confirmRepayment,
  fetchWays,
  requestRedirect
} from '../../../../shared/api/legacy-repayment.ts'
import { type KnownCall, strict, unread } from './known-call.ts'

const orderId = '20410001'
const amount = '5455.00'
const loading = 'loading...'

async function commit() {
  const { data } = await fetchWays(orderId)
  const [card = { id: '', bankName: '', number: '', bankCode: '' }] = data?.cards ?? []
  const token = data?.token ?? ''
  return commitRepayment({ orderId, amount, couponId: '', token, card, isResend: false }, loading)
}

export const legacyCalls: KnownCall[] = [
  {
    name: 'fetchWays',
    scenario: 'legacy',
    kind: 'read',
    ...strict,
    run: () => fetchWays(orderId)
  },
  {
    name: 'commitRepayment',
    scenario: 'legacy',
    kind: 'write',
    path: '/repayment/repayment-commit',
    ...strict,
    run: commit
  },
  {
    name: 'confirmRepayment',
    scenario: 'legacy',
    kind: 'write',
    path: '/repayment/repayment-confirm',
    ...unread,
    run: async () => {
      const { data } = await commit()
      return confirmRepayment(orderId, data?.recordId ?? '', '123456', loading)
    }
  },
  {
    name: 'requestRedirect',
    scenario: 'legacy',
    kind: 'write',
    ...strict,
    run: () => requestRedirect({ userId: 'u-550142', orderId, amount }, loading)
  }
]
