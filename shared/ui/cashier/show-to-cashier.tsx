import { useEffect, useState } from 'react'
import { param } from '../../context/query.ts'
import { cashierMessages as messages } from '../../messages/cashier.ts'
import { loadBars } from '../barcode/lazy-bars.tsx'
import { Button } from '../button/button.tsx'
import { BarcodeIcon } from '../icon/barcode-icon.tsx'
import { CashierView } from './cashier-view.tsx'
import { keepSlip, type Slip } from './slip.ts'

interface ShowToCashierProps {
  slip: Slip
  /** When the slip was kept; undefined for what the server has just said. */
  savedAt?: number | undefined
}

/** The button, and the view that fills the screen. */
export function ShowToCashier({ slip, savedAt }: ShowToCashierProps) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => void loadBars(), [])

  const open = () => {
    const orderId = param('orderId')
    // A code from an address is kept by its page, once the server has confirmed it.
    if (orderId && savedAt === undefined && slip.kind !== 'code') keepSlip(orderId, slip)
    setOpen(true)
  }
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={open}>
        <BarcodeIcon />
        {messages.open}
      </Button>
      {isOpen && <CashierView slip={slip} savedAt={savedAt} onClose={() => setOpen(false)} />}
    </>
  )
}
