import type { CSSProperties } from 'react'
import './amount.css'

/** A longer amount is set smaller, to stay on one line. */
const usual = 10

interface AmountProps {
  as?: 'dd' | 'p'
  /** Undefined while it is on its way: a bar holds its place. */
  text?: string | undefined
}

export const WaitingAmount = () => <span className="amount_waiting" />

export function Amount({ as: Element = 'p', text }: AmountProps) {
  const signs = { '--signs': text?.length } as CSSProperties
  return (
    <Element className="amount" {...(text && text.length > usual && { style: signs })}>
      {text ?? <WaitingAmount />}
    </Element>
  )
}
