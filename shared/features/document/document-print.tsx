import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { DocumentSheet } from './document-sheet.tsx'
import type { LoanDocument } from './loan-document.ts'

/**
 * What a printer gets of the page while it is rendered: the sheet by itself, since a dialog is cut at
 * the first page. On the screen it is not there.
 */
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
