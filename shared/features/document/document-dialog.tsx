import { commonMessages as common } from '#messages/common.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useCover } from '../../ui/dialog/use-cover.ts'
import { DocumentActions } from './document-actions.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import type { LoanDocument } from './loan-document.ts'
import '../../ui/dialog/full-dialog.css'

interface DocumentDialogProps {
  document: LoanDocument
  onClose: () => void
}

export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  useCover(onClose)
  return (
    <Dialog variant="full" title={document.title} closable={common.close} onClose={onClose}>
      <DocumentSheet document={document} />
      <DocumentActions document={document} />
    </Dialog>
  )
}
