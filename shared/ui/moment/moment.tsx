import { type ReactNode, useEffect, useId, useRef } from 'react'
import '../drawing/drawing.css'
import './moment.css'

interface MomentProps {
  drawing: ReactNode
  /** The event in a few words. Left out where a dialog says it as its own title. */
  title?: string
  children?: ReactNode
  /** The next steps, in order. */
  next?: readonly string[]
  /** Things to keep, and the way on. */
  actions?: ReactNode
}

/**
 * A moment that moves a borrower's life has the screen for itself, and says what comes next. Its title takes the
 * focus, so that it is heard and stands where reading goes on.
 */
export function Moment({ drawing, title, children, next = [], actions }: MomentProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="moment" aria-labelledby={title && titleId}>
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
