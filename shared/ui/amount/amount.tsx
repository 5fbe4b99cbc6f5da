import './amount.css'

interface AmountProps {
  /** Undefined while it is on its way: a bar holds its place. */
  text?: string | undefined
}

export function Amount({ text }: AmountProps) {
  return <p className="amount">{text ?? <span className="amount_waiting" />}</p>
}
