import { paperMessages } from '#messages/paper.ts'
import type { PaidAmount } from './is-paper-of.ts'
import { PaperButton } from './paper-button.tsx'

interface ReceiptButtonProps {
  payment: PaidAmount
  variant?: 'secondary' | 'quiet'
  describedBy?: string
}

export function ReceiptButton({ payment, ...rest }: ReceiptButtonProps) {
  return (
    <PaperButton paper={{ kind: 'receipt', id: payment.id }} payment={payment} {...rest}>
      {paperMessages.receipt.title}
    </PaperButton>
  )
}
