import { dropFormDraft, readFormDraft, saveFormDraft } from '../../shared/context/form-draft.ts'

const key = 'arrangement'

/** The question that was open, from 0 on, and the answers so far. */
export type PlanDraft = Partial<Record<'step' | 'reason' | 'canPay' | 'payOn' | 'note', string>>

/** The server has shown the order, so that the draft of another session is his, too. */
const isConfirmed = async () => true

/** Empty where there is none. Ask once the server has shown the order. */
export const readPlanDraft = (orderId: string): Promise<PlanDraft> =>
  readFormDraft(key, orderId, isConfirmed)

/** Returns whether it outlives the page. */
export const keepPlanDraft = (orderId: string, draft: Required<PlanDraft>): Promise<boolean> =>
  saveFormDraft(key, orderId, draft)

export const dropPlanDraft = (orderId: string): void => dropFormDraft(key, orderId)
