import type { ReactNode } from 'react'
import type { PaperName } from '../../api/papers.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import type { PaidAmount } from './is-paper-of.ts'
import { usePaper } from './use-paper.ts'

interface PaperButtonProps {
  paper: PaperName
  /** The payment that a receipt has to be of. */
  payment?: PaidAmount
  variant?: 'secondary' | 'quiet'
  /** The id of a text that tells papers of one kind apart. */
  describedBy?: string
  children: ReactNode
}

export function PaperButton(props: PaperButtonProps) {
  const { paper, payment, variant = 'secondary', describedBy, children } = props
  const { open, opening, OpenDocument } = usePaper(paper, payment)
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
        {children}
      </Button>
      <OpenDocument />
    </>
  )
}
