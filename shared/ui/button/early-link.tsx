import type { PageFile } from '../../pages.ts'

interface EarlyLinkProps {
  to: PageFile
  variant: 'primary' | 'secondary'
  children: string
}

/** A link to another page works before the page's code is there. */
export function EarlyLink({ to, variant, children }: EarlyLinkProps) {
  return (
    <a className={`button is-${variant}`} href={to}>
      <span className="button_text">{children}</span>
    </a>
  )
}
