import type { ReactNode } from 'react'
import type { PaperName } from '../../api/papers.ts'
import { ShieldIcon } from '../../ui/icon/shield-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { usePaper } from './use-paper.ts'

export function PaperRow({ paper, children }: { paper: PaperName; children: ReactNode }) {
  const { open, opening, OpenDocument } = usePaper(paper)
  return (
    <>
      <RowButton icon={<ShieldIcon />} aria-haspopup="dialog" pending={opening} onClick={open}>
        {children}
      </RowButton>
      <OpenDocument />
    </>
  )
}
