import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import { pageMessages } from '#messages/page.ts'
import { showToast } from '../../context/toast.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { LoanDocument } from './loan-document.ts'

interface Shown {
  View: ComponentType<{ document: LoanDocument; onClose: () => void }>
  document: LoanDocument
}

const $shown = atom<Shown | undefined>()

const closeDocument = () => $shown.set(undefined)

/**
 * Opens a document over the page that has a `DocumentSlot`. What draws it is fetched only now, beside
 * the document itself; one that cannot be had has said so.
 */
export const showDocument = singleFlight(async (make: () => Promise<LoanDocument | undefined>) => {
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

/** Where an opened document is drawn. */
export function DocumentSlot() {
  const shown = useStore($shown)
  return shown ? <shown.View document={shown.document} onClose={closeDocument} /> : null
}
