import * as v from 'valibot'
import {
  readDurableRecord,
  removeDurableRecord,
  writeDurableRecord
} from '../../shared/context/durable-record.ts'
import { areStrangers, owner } from '../../shared/context/owner.ts'
import { keptText } from '../../shared/context/storage.ts'

const draft = v.object({
  orderId: keptText,
  /** The question that was open, from 0 on. */
  step: v.picklist([0, 1, 2]),
  reason: keptText,
  canPay: keptText,
  payOn: keptText,
  note: keptText
})
export type PlanDraft = v.InferOutput<typeof draft>

/** Ask once the server has shown the order: only then the draft of another session is his. */
export async function readPlanDraft(orderId: string): Promise<PlanDraft | undefined> {
  const record = await readDurableRecord('arrangement', undefined, draft)
  if (record?.data.orderId !== orderId || areStrangers(record.owner, owner())) return undefined
  return record.data
}

export function keepPlanDraft(data: PlanDraft): void {
  writeDurableRecord('arrangement', owner(), data)
}

export function dropPlanDraft(): void {
  removeDurableRecord('arrangement')
}
