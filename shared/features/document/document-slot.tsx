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

/** `show` opens a document where its `Slot` stands, and fetches what draws it only then. */
export function createDocumentSlot() {
  const $shown = atom<ShownDocument | undefined>()
  const close = () => $shown.set(undefined)

  const show = singleFlight(async (make: () => Promise<LoanDocument | undefined>) => {
    try {
      const [{ DocumentDialog }, document] = await Promise.all([
        import('./document-dialog.tsx'),
        make()
      ])
      if (document) $shown.set({ View: DocumentDialog, document })
    } catch {
      showToast(pageMessages.unexpected)
    }
    return undefined
  })

  function Slot() {
    const shown = useStore($shown)
    return shown ? <shown.View document={shown.document} onClose={close} /> : null
  }

  return { show, Slot }
}

export const { show: showDocument, Slot: DocumentSlot } = createDocumentSlot()
