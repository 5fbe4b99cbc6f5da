import { codeMessages } from '#messages/repayment.ts'
import { type CodeInstructions, instructionsOf } from '../../shared/api/code-instructions.ts'
import { dataOf } from '../../shared/api/data-of.ts'
import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import {
  extensionDetail,
  fetchRepayment,
  type Repayment,
  repaymentRequest
} from '../../shared/api/repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import {
  type Failure,
  isTransportError,
  missingOrder,
  type Result,
  sessionCode,
  success
} from '../../shared/api/result.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { param } from '../../shared/context/query.ts'
import { $otherPayment } from '../../shared/features/cashier/other-payment.tsx'
import { createSlipKeeper } from '../../shared/features/cashier/slip-keeper.ts'
import { stateOfCode } from '../../shared/features/payments/expired-codes.ts'
import { createPayments } from '../../shared/features/payments/payments.tsx'
import {
  dropHandedOver,
  handOver,
  readHandedOver
} from '../../shared/features/repayment/handed-over.ts'
import { noWayOf } from '../../shared/features/repayment/no-way.ts'
import { createRenewal } from '../../shared/features/repayment/renew-code.ts'
import { slipOfLoan } from '../../shared/features/repayment/slip-of-loan.ts'
import { tellNoWay } from '../../shared/features/reports/tell-no-way.ts'
import { computed } from '../../shared/lib/computed.ts'
import { amountOf, type RepaymentKind } from '../../shared/loan/amount-of.ts'
import { payableOf } from '../../shared/loan/payable.ts'
import { extensionFlag, repaymentKind } from './repayment-kind.ts'

export interface ShownInstructions extends CodeInstructions {
  /** When they were kept; undefined for a fresh answer of the server. */
  savedAt?: number
}

const missing = (message: string): Failure => ({ ...missingOrder, message })

export const hasLoan = () => orderKey() !== undefined

/** Handed over by the repayment page; iOS webviews lose them. An old address names neither loan nor kind. */
function takeHandedOver(): Result<ShownInstructions> | undefined {
  const saved = readHandedOver(param('orderId'))
  const isDelay = param('isDelay')
  const isNamed = hasLoan() || isDelay !== undefined
  if (!saved || (isNamed && saved.data.kind !== repaymentKind(isDelay))) return undefined
  const data = { ...saved.data, savedAt: saved.savedAt }
  return success(data)
}

export function openRepayment(): void {
  const isExtension = repaymentKind(param('isDelay')) === 'extension'
  openPage(isExtension ? 'repay-delay.html' : 'repay.html', { ...orderKey() })
}

export const earlyRequest = (): EarlyRequest => ({
  ...repaymentRequest('instalment', orderInAddress),
  instead: { param: 'isDelay', value: extensionFlag, path: extensionDetail.path }
})

/** Tells operators where the code cannot pay what is due. */
function tellWithoutWay(kind: RepaymentKind, repayment: Repayment): void {
  if (kind === 'extension' && !repayment.delay) return
  const offered = { amount: amountOf(repayment, kind), code: repayment.code }
  const reason = noWayOf(offered, marketTime())
  if (reason) tellNoWay(reason)
}

async function fetchInstructions(
  kind: RepaymentKind,
  keeper: ReturnType<typeof createSlipKeeper>
): Promise<Result<CodeInstructions>> {
  const key = orderKey()
  if (!key) return missing(codeMessages.missing)
  const request = fetchRepayment(kind, key)
  const result = await keeper.watch(kind, key.orderId, request, answer => slipOfLoan(answer, kind))
  if (result.success) tellWithoutWay(kind, result.data)
  const data = result.success && instructionsOf(result.data, kind)
  if (data) {
    handOver(key.orderId, data)
    return { ...result, data }
  }
  // The loan is paid, or the code is used up; only after a lost answer the kept code stays.
  if (!isTransportError(result) && result.code !== sessionCode) dropHandedOver()
  return result.success ? missing(codeMessages.noSteps) : result
}

export function createRepayCode2Page() {
  const keeper = createSlipKeeper()
  let isFirst = true

  /** First the handed-over ones, always without a loan; else the server's answer. */
  const instructions = createResource<ShownInstructions>(async () => {
    const kind = repaymentKind(param('isDelay'))
    const handedOver = isFirst || !hasLoan() ? takeHandedOver() : undefined
    isFirst = false
    return handedOver ?? fetchInstructions(kind, keeper)
  })

  const renewCode = createRenewal(instructions.refresh, () => {
    const resource = instructions.$resource.get()
    if (resource.state !== 'ready') return false
    return stateOfCode(resource.data.code, resource.data.expiresAt) === 'expired'
  })

  /** The handed-over ones may be a day old: the server is asked behind them. */
  const load = async () => {
    await instructions.load()
    const resource = instructions.$resource.get()
    const isOld = resource.state === 'ready' && resource.data.savedAt !== undefined
    if (isOld && hasLoan()) await instructions.refresh()
  }

  const payments = createPayments({
    key: orderKey,
    refresh: () => instructions.refresh({ quiet: true }),
    samples: () => {
      const resource = instructions.$resource.get()
      return resource.state === 'ready' ? [resource.data.total] : []
    },
    oneWay: {
      place: $otherPayment,
      names: () => {
        const resource = instructions.$resource.get()
        if (resource.state !== 'ready') return []
        const { title, code } = resource.data
        return title ? [title, code] : []
      }
    },
    kind: () => repaymentKind(param('isDelay')),
    $offeredCodes: computed(dataOf(instructions.$resource), data => {
      // The handed-over code may be from before the extension.
      if (!data || data.savedAt !== undefined) return undefined
      const { code, total } = data
      return payableOf(total) === 'payable' ? [code] : undefined
    })
  })

  return { $instructions: instructions.$resource, payments, $slip: keeper.$slip, load, renewCode }
}

export type RepayCode2Page = ReturnType<typeof createRepayCode2Page>
