import type { ReactNode } from 'react'
import './action-bar.css'

interface ActionBarProps {
  /** Out of sight, but its submit button still answers the Enter key. */
  hidden?: boolean
  children: ReactNode
}

export function ActionBar({ hidden, children }: ActionBarProps) {
  return (
    <div className="action-bar" hidden={hidden}>
      {children}
    </div>
  )
}
