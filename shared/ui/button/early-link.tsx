import type { ReactNode } from 'react'
import type { PageFile } from '../../pages.ts'

interface EarlyLinkProps {
  to: PageFile
  variant: 'primary' | 'secondary'
  hint?: ReactNode
  children: string
}

/** A link to another page works before the page's code is there. */
export function EarlyLink({ to, variant, hint, children }: EarlyLinkProps) {
  return (
    <a className={`button is-${variant}`} href={to}>
      <span className="button_text">{children}</span>
      {hint && (
        <span className="button_hint" aria-hidden="true">
          {hint}
        </span>
      )}
    </a>
  )
}
