import type { ReactNode } from 'react'
import './action-bar.css'

interface ActionBarProps {
  /** Out of sight, but its submit button still answers the Enter key. */
  hidden?: boolean
  /** An early answer shows it only with this value (`slots.condition`). */
  condition?: string | undefined
  children: ReactNode
}

export function ActionBar({ hidden, condition, children }: ActionBarProps) {
  return (
    <div className="action-bar" hidden={hidden}>
      {condition}
      <div className="action-bar_stack">{children}</div>
    </div>
  )
}
