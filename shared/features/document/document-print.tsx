import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { DocumentSheet } from './document-sheet.tsx'
import type { LoanDocument } from './loan-document.ts'

/** The sheet by itself, for the printer alone: a printed dialog is cut at the first page. */
export function DocumentPrint({ document: printed }: { document: LoanDocument }) {
  useLayoutEffect(() => {
    document.body.classList.add('has-document')
    return () => document.body.classList.remove('has-document')
  }, [])
  return createPortal(
    <div className="document_print">
      <DocumentSheet document={printed} />
    </div>,
    document.body
  )
}
