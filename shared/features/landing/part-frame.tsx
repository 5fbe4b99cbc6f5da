import type { ReactNode } from 'react'
import { BackIcon } from '../../ui/icon/back-icon.tsx'
import './part.css'

interface PartFrameProps {
  title: string
  back?: { label: string; onBack: () => void }
  children: ReactNode
}

export function PartFrame({ title, back, children }: PartFrameProps) {
  return (
    <div className="landing is-part">
      <header className="part-frame">
        {back && (
          <button
            type="button"
            className="part-frame_back"
            aria-label={back.label}
            onClick={back.onBack}
          >
            <BackIcon />
          </button>
        )}
        <h1 className="part-frame_title" tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main className="landing_main">{children}</main>
    </div>
  )
}
