import type { ReactNode } from 'react'
import './chip.css'

interface ChipProps {
  tone?: 'is-good' | 'is-news' | undefined
  children: ReactNode
}

/** A state in a word or two, beside what it is the state of. */
export function Chip({ tone, children }: ChipProps) {
  return <span className={tone ? `chip ${tone}` : 'chip'}>{children}</span>
}
