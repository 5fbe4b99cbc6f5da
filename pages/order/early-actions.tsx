import { orderMessages as messages } from '#messages/order.ts'
import type { Slots } from '../../shared/island/record-slots.ts'
import type { PageFile } from '../../shared/pages.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'

interface EarlyLinkProps {
  to: PageFile
  variant: 'primary' | 'secondary'
  children: string
}

/** An action that only leads to another page is a link, which answers before the page's code is there. */
function EarlyLink({ to, variant, children }: EarlyLinkProps) {
  return (
    <a className={`button is-${variant}`} href={to}>
      <span className="button_text">{children}</span>
    </a>
  )
}

/** The buttons of `OrderActions`, one bar for each of the actions that lead to our own pages. */
export function EarlyActions({ slots }: { slots: Slots }) {
  return (
    <>
      <ActionBar>
        {slots.condition('repays')}
        <EarlyLink to="repay.html" variant="primary">
          {messages.repay}
        </EarlyLink>
      </ActionBar>
      <ActionBar>
        {slots.condition('rollsOver')}
        <EarlyLink to="repay.html" variant="primary">
          {messages.repayOrRollOver}
        </EarlyLink>
        <div className="order_roll-over">
          <p className="order_hint">{messages.rollOverHint}</p>
          <EarlyLink to="repay-delay.html" variant="secondary">
            {messages.rollOver}
          </EarlyLink>
        </div>
      </ActionBar>
    </>
  )
}
