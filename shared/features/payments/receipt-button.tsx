import { paperMessages } from '#messages/paper.ts'
import { PaperButton } from '../paper/paper-button.tsx'

interface ReceiptButtonProps {
  id: string
  variant?: 'secondary' | 'quiet'
  describedBy?: string
}

export function ReceiptButton({ id, ...rest }: ReceiptButtonProps) {
  return (
    <PaperButton paper={{ kind: 'receipt', id }} {...rest}>
      {paperMessages.receipt.title}
    </PaperButton>
  )
}
