import { scamMessages as messages } from '#messages/scam.ts'
import { brand } from '../../config/brand.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { ShieldIcon } from '../../ui/icon/shield-icon.tsx'
import './scam-note.css'

export function ScamNote() {
  return (
    <Card as="div" className="scam-note">
      <ShieldIcon />
      <div>
        <p className="scam-note_biller">
          {formatMessage(messages.biller, { biller: brand.billerName })}
        </p>
        <p>{formatMessage(messages.never, { brand: brand.name })}</p>
      </div>
    </Card>
  )
}
