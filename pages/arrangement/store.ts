import { atom } from 'nanostores'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { failure } from '../../shared/api/answer.ts'
import { arrangementRequest, fetchArrangement } from '../../shared/api/arrangement.ts'
import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { pollWhile } from '../../shared/api/poll-while.ts'
import { fetchRepayment } from '../../shared/api/repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import { isTransportError, missingOrder } from '../../shared/api/result.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { loanParams } from '../../shared/context/loan-params.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import type { Debt } from '../../shared/features/arrangement/without-payment.tsx'
import { watchKeyboard } from '../../shared/forms/keyboard.ts'
import { computed } from '../../shared/lib/computed.ts'
import { createAnswer } from './answer.ts'
import { createPlanPayments } from './plan-payments.ts'
import { createRequest } from './request.ts'

export const earlyRequest = (): EarlyRequest | undefined =>
  brand.services.includes('arrangements') ? arrangementRequest(orderInAddress) : undefined

export function createArrangementPage() {
  const loan = createResource(async () => {
    const key = orderKey()
    if (!brand.services.includes('arrangements')) {
      return failure('not-offered', messages.notOffered)
    }
    return key ? fetchArrangement(key) : missingOrder
  })
  const { $resource, load } = loan
  /** The debt as the loan's own page shows it; undefined while it is asked for, '' where not known. */
  const $debt = atom<Debt | undefined>()
  const $owed = computed($debt, debt => debt?.amount ?? '')
  const $again = atom(false)
  const payments = createPlanPayments(loan, () => $owed.get())
  const request = createRequest(loan, () => $owed.get())

  const readOwed = async () => {
    const key = orderKey()
    if (!key) return
    const result = await fetchRepayment('instalment', key)
    if (result.success) $debt.set(result.data)
    else if (!isTransportError(result) || !$debt.get())
      $debt.set({ amount: '', date: '', rows: [] })
  }

  return {
    $resource,
    $debt,
    $owed,
    $again,
    payments,
    request,
    answer: createAnswer(loan, request.turn),
    askAgain: () => {
      $again.set(true)
      request.turn()
    },
    retry: load,
    openLoan: () => openPage('order.html', { ...orderKey() }),
    openRepay: () => openPage('repay.html', { ...orderKey() }),
    complain: () => openPage('complaint.html', loanParams()),
    open: () => {
      watchKeyboard()
      pollWhile(loan, ({ state }) => state === 'asked')
      let isFirst = true
      $resource.listen(resource => {
        if (resource.state === 'failed') $debt.set(undefined)
        if (resource.state !== 'ready') return
        const { state } = resource.data
        if (state === 'asked') $again.set(false)
        if (isFirst) request.restore()
        isFirst = false
        readOwed()
      })
      return load()
    }
  }
}

export type ArrangementPage = ReturnType<typeof createArrangementPage>
