import * as v from 'valibot'
import { type CodeInstructions, codeInstructions } from '../../api/code-instructions.ts'
import { owner } from '../../context/owner.ts'
import {
  keptText,
  readRecord,
  removeRecord,
  type StoredRecord,
  writeRecord
} from '../../context/storage.ts'

const handedOver = v.object({ orderId: keptText, instructions: codeInstructions })

export function handOver(orderId: string, instructions: CodeInstructions): void {
  writeRecord('repayment', owner(), { orderId, instructions })
}

/** For one loan; if the address names none, the last that were handed over. */
export function readHandedOver(
  orderId: string | undefined
): StoredRecord<CodeInstructions> | undefined {
  const record = readRecord('repayment', owner(), handedOver)
  if (!record) return undefined
  const { data, savedAt } = record
  const isOther = orderId !== undefined && data.orderId !== orderId
  return isOther ? undefined : { data: data.instructions, savedAt }
}

export function dropHandedOver(): void {
  removeRecord('repayment')
}
