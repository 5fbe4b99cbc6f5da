import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { documentMessages as messages } from '#messages/document.ts'
import { canPrint, printPage } from '../../bridge/print-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { PrintIcon } from '../../ui/icon/print-icon.tsx'
import { SaveIcon } from '../../ui/icon/save-icon.tsx'
import { ShareIcon } from '../../ui/icon/share-icon.tsx'
import { DocumentPrint } from './document-print.tsx'
import { saveDocument, shareDocument } from './keep-document.ts'
import type { LoanDocument } from './loan-document.ts'
import './document-actions.css'

export function DocumentActions({ document }: { document: LoanDocument }) {
  const saving = useStore(saveDocument.$pending)
  const sharing = useStore(shareDocument.$pending)
  // Waits for the rest of a long sheet, which a print would lack.
  const canBePrinted = useDeferredValue(true, false)
  return (
    <div className="document-actions">
      <Button variant="secondary" pending={saving} onClick={() => saveDocument(document)}>
        <SaveIcon />
        {common.save}
      </Button>
      <Button variant="secondary" pending={sharing} onClick={() => shareDocument(document)}>
        <ShareIcon />
        {common.share}
      </Button>
      {canPrint() && (
        <Button variant="secondary" disabled={!canBePrinted} onClick={printPage}>
          <PrintIcon />
          {messages.print}
        </Button>
      )}
      {canBePrinted && <DocumentPrint document={document} />}
    </div>
  )
}
