import type { ReactNode } from 'react'
import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'

/** Where the complaint stands, and what comes next. */
export function Clock({ children }: { children: ReactNode }) {
  return (
    <p className="detail_clock" role="status">
      <ClockIcon />
      <span>{children}</span>
    </p>
  )
}
