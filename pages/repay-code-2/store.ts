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

const failure = (message: string): Failure => ({ ...missingOrder, message })

/** Asks the server, and keeps the answer for the next time. */
async function fetchInstructions(kind: RepaymentKind): Promise<Result<CodeInstructions>> {
  const key = orderKey()
  if (!key) return failure(codeMessages.missing)
  const result = await fetchRepayment(kind, key)
  if (!result.success) return result
  const data = instructionsOf(result.data, kind)
  if (!data) return failure(codeMessages.noSteps)
  writeRecord('repayment', key.orderId, data)
  return { ...result, data }
}

/** What the repayment page has handed over, else the server's answer: iOS webviews lose records. */
const instructions = createResource<CodeInstructions>(async () => {
  const kind = param('isDelay') === '1' ? 'extension' : 'instalment'
  const saved = readRecord('repayment', param('orderId'), codeInstructions)
  if (saved?.data.kind === kind) {
    return { success: true, code: '0', message: '', data: saved.data, raw: undefined }
  }
  return fetchInstructions(kind)
})

export const $instructions = instructions.$resource
export const loadInstructions = instructions.load
