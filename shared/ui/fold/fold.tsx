import type { ReactNode } from 'react'
import { NextIcon } from '../icon/next-icon.tsx'
import './fold.css'

interface FoldProps {
  title: ReactNode
  isHeading?: boolean
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

export function Fold({ title, isHeading, open, onToggle, children }: FoldProps) {
  const Head = isHeading ? 'h2' : 'span'
  return (
    <details className="fold" open={open} onToggle={event => onToggle?.(event.currentTarget.open)}>
      <summary className="fold_summary">
        <Head className="fold_head">
          <span className="fold_title">{title}</span>
          <NextIcon />
        </Head>
      </summary>
      {children}
    </details>
  )
}
