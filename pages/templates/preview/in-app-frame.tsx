import type { ReactNode } from 'react'
import { company } from '../../../shared/config/company.ts'
import { CloseIcon } from '../../../shared/ui/icon/close-icon.tsx'

interface InAppFrameProps {
  /** CSS pixels; a width beyond a phone's is shown smaller. */
  width: number
  children: ReactNode
}

const { host } = new URL(company.siteOrigin)

function kindOf(width: number): string {
  if (width > 400) return 'is-desk'
  return width < 340 ? 'is-small' : ''
}

/** An app's own browser has bars that take height from every first screen. */
export function InAppFrame({ width, children }: InAppFrameProps) {
  return (
    <div className={`in-app ${kindOf(width)}`} style={{ width }}>
      <div className="in-app_bar" aria-hidden="true">
        <CloseIcon />
        <span className="in-app_site">{host}</span>
        <span className="in-app_dots">•••</span>
      </div>
      {children}
    </div>
  )
}
