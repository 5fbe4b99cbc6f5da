import type { ReactNode } from 'react'
import './action-bar.css'

interface ActionBarProps {
  children: ReactNode
}

/** What to do on this page, always in reach of the thumb. */
export function ActionBar({ children }: ActionBarProps) {
  return <div className="action-bar">{children}</div>
}
