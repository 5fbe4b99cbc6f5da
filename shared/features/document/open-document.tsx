import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { pageMessages } from '#messages/page.ts'
import { showToast } from '../../context/toast.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { LoanDocument } from './loan-document.ts'

interface ShownDocument {
  View: ComponentType<{ document: LoanDocument; onClose: () => void }>
  document: LoanDocument
}

/** `show` opens a document in `OpenDocument`; the code for it is fetched then. */
export function createDocumentOpener() {
  const $open = atom<ShownDocument | undefined>()
  const close = () => $open.set(undefined)

  const show = singleFlight(async (make: () => Promise<LoanDocument | undefined>) => {
    try {
      const [{ DocumentDialog }, document] = await Promise.all([
        import('./document-dialog.tsx'),
        make()
      ])
      if (document) $open.set({ View: DocumentDialog, document })
    } catch {
      showToast(pageMessages.unexpected)
    }
  })

  function OpenDocument() {
    const open = useStore($open)
    return open ? <open.View document={open.document} onClose={close} /> : null
  }

  return { show, OpenDocument }
}

export const { show: showDocument, OpenDocument } = createDocumentOpener()
