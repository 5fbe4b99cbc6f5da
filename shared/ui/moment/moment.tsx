import { type ReactNode, useEffect, useId, useRef } from 'react'
import '../drawing/drawing.css'
import './moment.css'

interface MomentProps {
  drawing: ReactNode
  /** Left out in a dialog with this title. */
  title?: string
  children?: ReactNode
  next?: readonly string[]
  actions?: ReactNode
  /** Among the cards of a page; else it fills the screen. */
  isCard?: boolean
}

/** The title takes the focus, so that a screen reader reads it. */
export function Moment({ drawing, title, children, next = [], actions, isCard }: MomentProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={isCard ? 'moment is-card' : 'moment'} aria-labelledby={title && titleId}>
      <div className="moment_drawing">{drawing}</div>
      {title && (
        <h2 className="moment_title" id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      {children}
      {next.length > 0 && (
        <ol className="moment_next">
          {next.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {actions && <div className="moment_actions">{actions}</div>}
    </section>
  )
}
