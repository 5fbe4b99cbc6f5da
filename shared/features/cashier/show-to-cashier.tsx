import { useState } from 'react'
import { cashierMessages as messages } from '#messages/cashier.ts'
import { commonMessages as common } from '#messages/common.ts'
import type { Repayment } from '../../api/repayment.ts'
import { param } from '../../context/query.ts'
import { payableOf } from '../../loan/payable.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { CashierIcon } from '../../ui/icon/cashier-icon.tsx'
import { later } from '../../ui/later/later.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { keepSlip } from './kept-slips.ts'
import type { Slip } from './slip.ts'

export const fetchCashier = () => import('./cashier-view.tsx')

/** Delay 0: at a counter there may be no signal any more. */
const CashierView = later(async () => (await fetchCashier()).CashierView, 0)

interface ShowToCashierProps {
  slip: Slip
  repayment?: Repayment
  name?: string
  savedAt?: number | undefined
  guard?: ((open: () => void) => void) | undefined
  isMain?: boolean
  /** A row of a list where it is not the main act. */
  isRow?: boolean
}

export function ShowToCashier(props: ShowToCashierProps) {
  const { slip, name, savedAt, guard, isMain, isRow } = props
  const [isOpen, setOpen] = useState(false)

  const open = () => {
    const orderId = param('orderId')
    // A code from an address is kept by its page, after the server has confirmed it.
    if (orderId && savedAt === undefined && slip.kind !== 'code') keepSlip(orderId, slip)
    setOpen(true)
  }
  if (payableOf(slip.amount) === 'nothing') return <p>{messages.nothing}</p>
  const opener = {
    'aria-haspopup': 'dialog',
    'aria-label': name && formatMessage(messages.openOf, { name }),
    onClick: guard ? () => guard(open) : open
  } as const
  return (
    <>
      {isRow && !isMain ? (
        <RowButton {...opener} icon={<CashierIcon />}>
          {common.showToCashier}
        </RowButton>
      ) : (
        <Button {...opener} variant={isMain ? 'primary' : 'secondary'} className="is-start">
          <CashierIcon />
          {common.showToCashier}
        </Button>
      )}
      <CashierView {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
