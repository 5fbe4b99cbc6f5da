import type { ReactNode } from 'react'
import './status-banner.css'

interface StatusBannerProps {
  /** Undefined while not known: its place is kept. */
  icon?: ReactNode
  title: string
  text: string
}

export function StatusBanner({ icon, title, text }: StatusBannerProps) {
  return (
    <div className="status-banner">
      <span className={icon ? 'status-banner_icon' : 'status-banner_icon is-waiting'}>{icon}</span>
      <div>
        <p className="status-banner_title">{title}</p>
        {text && <p className="status-banner_text">{text}</p>}
      </div>
    </div>
  )
}

export function StatusBannerSkeleton() {
  return (
    <div className="status-banner" aria-hidden="true">
      <span className="status-banner_icon is-waiting" />
      <div className="status-banner_waiting">
        <span />
        <span />
      </div>
    </div>
  )
}
