import { type ReactNode, useEffect, useRef } from 'react'
import { BackIcon } from '../../shared/ui/icon/back-icon.tsx'
import { goToForm } from './route.ts'

interface PartFrameProps {
  title: string
  /** What the button back to the form says; without it there is no way back. */
  back?: string
  children: ReactNode
}

/** A part of the page that takes the form's place. Screen readers start at its title. */
export function PartFrame({ title, back, children }: PartFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="landing is-part">
      <header className="part-frame">
        {back && (
          <button type="button" className="part-frame_back" aria-label={back} onClick={goToForm}>
            <BackIcon />
          </button>
        )}
        <h1 className="part-frame_title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main className="landing_main">{children}</main>
    </div>
  )
}
