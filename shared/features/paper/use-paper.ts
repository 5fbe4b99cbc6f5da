import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PaperName } from '../../api/papers.ts'
import { createDocumentOpener } from '../document/open-document.tsx'
import type { PaidAmount } from './is-paper-of.ts'

/** Opens a paper in `OpenDocument`; the code for it comes with the tap. */
export function usePaper(paper: PaperName, payment?: PaidAmount) {
  const [{ show, OpenDocument }] = useState(createDocumentOpener)
  const opening = useStore(show.$pending)
  const open = () => show(async () => (await import('./open-paper.ts')).openPaper(paper, payment))
  return { open, opening, OpenDocument }
}
