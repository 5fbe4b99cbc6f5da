import type { ReactNode } from 'react'
import './icon.css'

/** 24 × 24, in the colour of its text. It only decorates: the text beside it speaks. */
export function IconDrawing({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
