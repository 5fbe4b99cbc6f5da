import { paperMessages } from '#messages/paper.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import type { PaidAmount } from './is-paper-of.ts'
import { usePaper } from './use-paper.ts'

interface ReceiptButtonProps {
  payment: PaidAmount
  variant?: 'secondary' | 'quiet'
  /** The id of a text that tells receipts apart. */
  describedBy?: string
}

export function ReceiptButton({ payment, variant = 'secondary', describedBy }: ReceiptButtonProps) {
  const { open, opening, OpenDocument } = usePaper({ kind: 'receipt', id: payment.id }, payment)
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        pending={opening}
        onClick={open}
      >
        <DocumentIcon />
        {paperMessages.receipt.title}
      </Button>
      <OpenDocument />
    </>
  )
}
