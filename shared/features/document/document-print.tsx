import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { documentMessages as messages } from '#messages/document.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { DocumentSheet } from './document-sheet.tsx'
import { identityLine } from './identity-rows.ts'
import type { LoanDocument } from './loan-document.ts'

/** `"Page " counter(page) " of " counter(pages) ""`: the printer counts. */
const pageOfPages = formatMessage(JSON.stringify(messages.page), {
  number: '" counter(page) "',
  count: '" counter(pages) "'
})

/** The sheet alone, for the printer: a printed dialog is cut at the first page. */
export function DocumentPrint({ document: printed }: { document: LoanDocument }) {
  const line = identityLine(printed.identity)
  useLayoutEffect(() => {
    const { body, documentElement: root } = document
    body.classList.add('has-document')
    // CSS escapes a string as JSON does, but for characters that no line has.
    root.style.setProperty('--document-line', JSON.stringify(line))
    root.style.setProperty('--document-page', pageOfPages)
    return () => {
      body.classList.remove('has-document')
      root.style.removeProperty('--document-line')
      root.style.removeProperty('--document-page')
    }
  }, [line])
  return createPortal(
    <div className="document_print">
      <DocumentSheet document={printed} />
    </div>,
    document.body
  )
}
