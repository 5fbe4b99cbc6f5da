import { groupCode } from '../../shared/lib/group-code.ts'
import { momentText } from '../../shared/lib/moment-text.ts'
import { repayCodeMessages as messages } from '../../shared/messages/repay-code.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { InfoIcon } from '../../shared/ui/icon/info-icon.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { Qr } from '../../shared/ui/qr/qr.tsx'
import type { AddressCode } from './address.ts'
import { Sheet } from './sheet.tsx'
import { loadCode, type Shown } from './store.ts'

type ShownCode = Extract<Shown, { address: AddressCode }>

/** A code to pay with, what is known of it, and how to use it. */
export function Code({ shown }: { shown: ShownCode }) {
  const { address, state } = shown
  const { look, code, picture } = address
  const savedAt = state === 'unchecked' ? shown.savedAt : undefined
  return (
    <>
      <Doubt shown={shown} />
      <Sheet address={address} digits={groupCode(code)} savedAt={savedAt}>
        {look === 'qr' && <QrCode address={address} />}
        {look === 'code' && picture && (
          <Picture source={picture} alternative={messages.channel} size="large" />
        )}
      </Sheet>
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
      return shown.linkAmount && messages.otherAmount.replace('{amount}', shown.linkAmount)
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
