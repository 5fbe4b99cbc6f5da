import { useStore } from '@nanostores/react'
import type { PaperName } from '../../api/papers.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { showDocument } from '../document/document-slot.tsx'

/** Opens a signed paper over the page, which has a `DocumentSlot`. */
export function PaperButton({ paper, children }: { paper: PaperName; children: string }) {
  const opening = useStore(showDocument.$pending)
  const open = () => showDocument(async () => (await import('./open-paper.ts')).openPaper(paper))
  return (
    <Button variant="secondary" aria-haspopup="dialog" pending={opening} onClick={open}>
      <DocumentIcon />
      {children}
    </Button>
  )
}
