import { useStore } from '@nanostores/react'
import { cashierMessages as messages } from '#messages/cashier.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { marketTime } from '../../context/market-time.ts'
import type { SingleFlight } from '../../lib/single-flight.ts'
import { codeState } from '../../loan/code-state.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import './expired-code.css'

interface ExpiredCodeProps {
  /** As it is read out; '' where it is only a picture. */
  digits: string
  expiresAt: string
  renew?: SingleFlight<[]> | undefined
  isMain?: boolean
}

export function ExpiredCode({ digits, expiresAt, renew, isMain = false }: ExpiredCodeProps) {
  // A code that the server ended early has no known end.
  const isOver = codeState(expiresAt, marketTime()) === 'expired'
  const time = zonedText(expiresAt, hoursAhead)
  const text = isOver ? formatMessage(messages.expired, { time }) : messages.ended
  return (
    <div className="expired-code">
      {digits && <s className="expired-code_digits">{digits}</s>}
      <p role="status">{text}</p>
      {renew && <Renew renew={renew} isMain={isMain} />}
    </div>
  )
}

function Renew({ renew, isMain }: { renew: SingleFlight<[]>; isMain: boolean }) {
  const pending = useStore(renew.$pending)
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} pending={pending} onClick={() => renew()}>
      {messages.renew}
    </Button>
  )
}
