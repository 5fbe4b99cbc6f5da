import type { ReactNode } from 'react'
import { repayCodeMessages as messages } from '../../shared/messages/repay-code.ts'
import { AlreadyPaid } from '../../shared/ui/already-paid/already-paid.tsx'
import { ShowToCashier } from '../../shared/ui/cashier/show-to-cashier.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { ScamNote } from '../../shared/ui/scam-note/scam-note.tsx'
import type { AddressCode } from './address.ts'
import { slipOf } from './store.ts'

interface SheetProps {
  address: AddressCode
  /** The code as it is read out. */
  digits: string
  /** When it was confirmed, if not just now. */
  savedAt?: number | undefined
  /** The picture above the code. */
  children: ReactNode
}

/** A code to pay with, and how to use it. */
export function Sheet({ address, digits, savedAt, children }: SheetProps) {
  const { look, code } = address
  return (
    <>
      <section className="card repay-code_card">
        {children}
        {code && (
          <div className="repay-code_code">
            <p className="repay-code_digits" id="pay-code">
              {digits}
            </p>
            <CopyButton text={code} what={messages.codeName} shownIn="pay-code" />
          </div>
        )}
        <ShowToCashier slip={slipOf(address)} savedAt={savedAt} />
      </section>
      <section className="card">
        <h2 className="card_title">{messages.howTo}</h2>
        <ul className="repay-code_tips">
          {(look === 'qr' ? messages.qrTips : messages.codeTips).map(tip => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <ScamNote />
      <AlreadyPaid />
    </>
  )
}
