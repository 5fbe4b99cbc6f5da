import { groupCode } from '../../shared/lib/group-code.ts'
import { momentText } from '../../shared/lib/moment-text.ts'
import { repayCodeMessages as messages } from '../../shared/messages/repay-code.ts'
import { AlreadyPaid } from '../../shared/ui/already-paid/already-paid.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { ShowToCashier } from '../../shared/ui/cashier/show-to-cashier.tsx'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { InfoIcon } from '../../shared/ui/icon/info-icon.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { Qr } from '../../shared/ui/qr/qr.tsx'
import { ScamNote } from '../../shared/ui/scam-note/scam-note.tsx'
import type { AddressCode } from './address.ts'
import { loadCode, type Shown, slipOf } from './store.ts'

type ShownCode = Extract<Shown, { address: AddressCode }>

/** A code to pay with, what is known of it, and how to use it. */
export function Code({ shown }: { shown: ShownCode }) {
  const { address, state } = shown
  const { look, code, picture } = address
  const savedAt = state === 'unchecked' ? shown.savedAt : undefined
  return (
    <>
      <Doubt shown={shown} />
      <section className="card repay-code_card">
        {look === 'qr' && <QrCode address={address} />}
        {look === 'code' && picture && (
          <Picture source={picture} alternative={messages.channel} size="large" />
        )}
        {code && (
          <div className="repay-code_code">
            <p className="repay-code_digits" id="pay-code">
              {groupCode(code)}
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

/** The picture; where it does not load, the code's own QR code, and failing that its text. */
function QrCode({ address: { code, picture } }: { address: AddressCode }) {
  const drawn = code ? <Qr text={code} label={messages.drawnQr} /> : undefined
  if (!picture) return drawn
  return (
    <div className="repay-code_qr">
      <Picture source={picture} alternative={messages.qr} size="full" fallback={drawn} />
    </div>
  )
}

function doubtOf(shown: ShownCode): string {
  switch (shown.state) {
    case 'waiting':
      return messages.waiting
    case 'unchecked':
      return shown.savedAt === undefined
        ? messages.unchecked
        : messages.checkedBefore.replace('{time}', momentText(shown.savedAt))
    case 'same':
      return shown.otherAmount && messages.otherAmount.replace('{amount}', shown.otherAmount)
    default:
      return ''
  }
}

function Doubt({ shown }: { shown: ShownCode }) {
  const text = doubtOf(shown)
  if (!text) return null
  return (
    <div className="card repay-code_doubt" role="status">
      <InfoIcon />
      <div>
        <p>{text}</p>
        {shown.state === 'unchecked' && (
          <Button look="quiet" onClick={loadCode}>
            {messages.checkAgain}
          </Button>
        )}
      </div>
    </div>
  )
}
