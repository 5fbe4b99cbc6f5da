import {
  type CodeInstructions,
  codeInstructions,
  instructionsOf
} from '../../shared/api/code-instructions.ts'
import { fetchRepayment, type RepaymentKind } from '../../shared/api/repayment.ts'
import { createResource } from '../../shared/api/resource.ts'
import { type Failure, missingOrder, type Result } from '../../shared/api/result.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { param } from '../../shared/context/query.ts'
import { readRecord, writeRecord } from '../../shared/context/storage.ts'
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
  if (!result.success) return result
  const data = instructionsOf(result.data, kind)
  if (!data) return failure(codeMessages.noSteps)
  writeRecord('repayment', key.orderId, data)
  return { ...result, data }
}

/** What the repayment page has handed over, else the server's answer: iOS webviews lose records. */
const instructions = createResource<ShownInstructions>(async () => {
  const kind = kindOf(param('isDelay'))
  const saved = readRecord('repayment', param('orderId'), codeInstructions)
  if (saved?.data.kind === kind) {
    const data = { ...saved.data, savedAt: saved.savedAt }
    return { success: true, code: '0', message: '', data, raw: undefined }
  }
  return fetchInstructions(kind)
})

export const $instructions = instructions.$resource
export const { $kept } = keeper
export const loadInstructions = instructions.load
