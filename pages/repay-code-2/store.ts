import {
  type CodeInstructions,
  codeInstructions,
  instructionsOf
} from '../../shared/api/code-instructions.ts'
import { fetchRepayment, type RepaymentKind } from '../../shared/api/repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import { type Failure, isFault, missingOrder, type Result } from '../../shared/api/result.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { param } from '../../shared/context/query.ts'
import { readRecord, removeRecord, writeRecord } from '../../shared/context/storage.ts'
import { codeMessages } from '../../shared/messages/repayment.ts'
import { slipOfCode } from '../../shared/ui/cashier/slip.ts'
import { createSlipKeeper } from '../../shared/ui/cashier/slip-keeper.ts'
import { kindOf } from './kind-of.ts'

export interface ShownInstructions extends CodeInstructions {
  /** When they were kept; undefined for what the server has just said. */
  savedAt?: number
}

const failure = (message: string): Failure => ({ ...missingOrder, message })

const keeper = createSlipKeeper()

/** Asks the server, and keeps the answer for the next time. */
async function fetchInstructions(kind: RepaymentKind): Promise<Result<CodeInstructions>> {
  const key = orderKey()
  if (!key) return failure(codeMessages.missing)
  const request = fetchRepayment(kind, key)
  const result = await keeper.watch(kind, key.orderId, request, answer => slipOfCode(answer, kind))
  const data = result.success && instructionsOf(result.data, kind)
  if (data) {
    writeRecord('repayment', key.orderId, data)
    return { ...result, data }
  }
  // The loan is paid, or the code used up: only a lost answer leaves what was handed over.
  if (!isFault(result)) removeRecord('repayment')
  return result.success ? failure(codeMessages.noSteps) : result
}

/** What the repayment page has handed over; iOS webviews lose it. */
function readHandedOver(kind: RepaymentKind): Result<ShownInstructions> | undefined {
  const saved = readRecord('repayment', param('orderId'), codeInstructions)
  if (saved?.data.kind !== kind) return undefined
  const data = { ...saved.data, savedAt: saved.savedAt }
  return { success: true, code: '0', message: '', data, raw: undefined }
}

let isFirst = true

/** At first what was handed over, where nothing names the loan always; else the server's answer. */
const instructions = createResource<ShownInstructions>(async () => {
  const kind = kindOf(param('isDelay'))
  const handedOver = isFirst || !hasLoan() ? readHandedOver(kind) : undefined
  isFirst = false
  return handedOver ?? fetchInstructions(kind)
})

export const hasLoan = () => orderKey() !== undefined

/** Where the loan's ways to pay are, and whether there is anything to pay. */
export function openRepayment(): void {
  const isExtension = kindOf(param('isDelay')) === 'extension'
  openPage(isExtension ? 'repay-delay.html' : 'repay.html', { ...orderKey() })
}

export const $instructions = instructions.$resource
export const { $kept } = keeper

/** What was handed over may be a day old: the server is asked behind it. */
export async function loadInstructions(): Promise<void> {
  await instructions.load()
  const shown = $instructions.get()
  const isOld = shown.state === 'ready' && shown.data.savedAt !== undefined
  if (isOld && hasLoan()) await instructions.refresh()
}
