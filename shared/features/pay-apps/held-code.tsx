import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { heldCodeMessages as messages } from '#messages/pay-apps.ts'
import { focusOnce } from '../../ui/focus-once.ts'
import { QrIcon } from '../../ui/icon/qr-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import type { PagePayments } from '../payments/payments.tsx'

interface HeldCodeProps {
  payments: Pick<PagePayments, '$money' | 'use'>
  waits?: boolean | undefined
  children: ReactNode
}

/** Beside a better way a QR code waits to be asked for; after money was received, for a yes to paying again. */
export function HeldCode({ payments, waits, children }: HeldCodeProps) {
  const money = useStore(payments.$money)
  const [isWanted, setWanted] = useState(false)
  if (isWanted) {
    return (
      <div className="held-code" tabIndex={-1} ref={focusOnce}>
        {children}
      </div>
    )
  }
  if (!waits && money !== 'received') return children
  return (
    <RowButton icon={<QrIcon />} onClick={() => payments.use(() => setWanted(true))}>
      {messages.show}
    </RowButton>
  )
}
