import type { PageFile } from '../../pages.ts'

interface EarlyLinkProps {
  to: PageFile
  variant: 'primary' | 'secondary'
  children: string
}

/** An action that only leads to another page is a link, which answers before the page's code is there. */
export function EarlyLink({ to, variant, children }: EarlyLinkProps) {
  return (
    <a className={`button is-${variant}`} href={to}>
      <span className="button_text">{children}</span>
    </a>
  )
}
