import type { ReactNode } from 'react'
import './chip.css'

interface ChipProps {
  tone?: 'is-good' | 'is-news' | undefined
  as?: 'span' | 'li'
  children: ReactNode
}

/** A state or a tag, in a word or two. */
export function Chip({ tone, as: Element = 'span', children }: ChipProps) {
  return <Element className={tone ? `chip ${tone}` : 'chip'}>{children}</Element>
}
