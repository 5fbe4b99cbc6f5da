import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { heldCodeMessages as messages } from '#messages/pay-apps.ts'
import { Button } from '../../ui/button/button.tsx'
import type { PagePayments } from '../payments/payments.tsx'

interface HeldCodeProps {
  payments: Pick<PagePayments, '$money' | 'use'>
  children: ReactNode
}

/** After money was received, a QR code is shown only after a yes to paying again. */
export function HeldCode({ payments, children }: HeldCodeProps) {
  const money = useStore(payments.$money)
  const [isWanted, setWanted] = useState(false)
  if (money !== 'received' || isWanted) return children
  return (
    <Button variant="secondary" onClick={() => payments.use(() => setWanted(true))}>
      {messages.show}
    </Button>
  )
}
