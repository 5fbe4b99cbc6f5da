import { atom } from 'nanostores'
import { statementMessages as messages } from '#messages/statement.ts'
import { failure } from '../../shared/api/answer.ts'
import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { fetchStatement, statementRequest } from '../../shared/api/papers.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { createResource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { loanParams } from '../../shared/context/loan-params.ts'
import { type OrderKey, orderKey } from '../../shared/context/order-key.ts'
import { computed } from '../../shared/lib/computed.ts'
import { statementPage } from './statement-document.ts'

export const earlyRequest = (): EarlyRequest | undefined =>
  brand.services.includes('papers') ? statementRequest(orderInAddress) : undefined

export function createStatementPage() {
  const $plan = atom<QuotedOption | undefined>()
  /** The statement does not wait for the plan. */
  const readAgreedPlan = async (key: OrderKey) => {
    if (!brand.services.includes('arrangements')) return
    try {
      const { fetchAgreedPlan } = await import(
        '../../shared/features/arrangement/fetch-agreed-plan.ts'
      )
      $plan.set(await fetchAgreedPlan(key, $plan.get()))
    } catch {
      // No signal.
    }
  }
  const statement = createResource(async () => {
    const key = orderKey()
    if (!brand.services.includes('papers')) return failure('not-offered', messages.notOffered)
    if (!key) return missingOrder
    readAgreedPlan(key)
    return fetchStatement(key)
  })
  const $statement = computed([statement.$resource, $plan], (resource, plan) =>
    resource.state === 'ready'
      ? ({ state: 'ready', ...statementPage(resource.data, plan) } as const)
      : resource
  )
  return {
    $statement,
    open: statement.load,
    hasLoan: () => Boolean(orderKey()),
    repay: () => openPage('repay.html', loanParams()),
    openLoan: () => openPage('order.html', loanParams()),
    ask: () => openPage('complaint.html', loanParams())
  }
}

export type StatementPage = ReturnType<typeof createStatementPage>
