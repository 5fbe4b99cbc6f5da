import type { Payment } from '../../api/payments.ts'
import type { SignedPaper } from './signed-paper.ts'

export type PaidAmount = Pick<Payment, 'id' | 'minor'>

interface WantedPaper {
  kind: SignedPaper['kind']
  /** As the loan's statement names it; '' where not known. */
  contract: string
  payment: PaidAmount | undefined
}

/** A fact that one side does not know decides nothing. */
export function isPaperOf(paper: SignedPaper, { kind, contract, payment }: WantedPaper): boolean {
  const { minor = paper.amount } = payment ?? {}
  const isSameContract = !contract || contract === paper.contract
  return paper.kind === kind && minor === paper.amount && isSameContract
}
