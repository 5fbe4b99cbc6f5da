import type { ReactNode } from 'react'
import { NextIcon } from '../icon/next-icon.tsx'
import './fold.css'

interface FoldProps {
  title: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

export function Fold({ title, open, onToggle, children }: FoldProps) {
  return (
    <details className="fold" open={open} onToggle={event => onToggle?.(event.currentTarget.open)}>
      <summary className="fold_summary">
        <span className="fold_head">
          <span className="fold_title">{title}</span>
          <NextIcon />
        </span>
      </summary>
      {children}
    </details>
  )
}
