import type { MoneyState } from '../payments/loan-page.ts'
import { usedText } from './used-text.ts'
import './expired-code.css'

export function UsedCode({ digits, state }: { digits: string; state: MoneyState }) {
  return (
    <div className="expired-code">
      {digits && <s className="expired-code_digits">{digits}</s>}
      <p>{usedText(state)}</p>
    </div>
  )
}
