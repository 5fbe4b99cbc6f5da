import { capLines } from '../../../shared/content/cap-lines.ts'
import { marketDay } from '../../../shared/context/market-time.ts'

export function LateCap() {
  return capLines(marketDay()).map(line => (
    <p key={line} className="price_note">
      {line}
    </p>
  ))
}
