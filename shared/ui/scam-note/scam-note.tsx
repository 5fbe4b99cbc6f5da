import { brand } from '../../config/brand.ts'
import { company } from '../../config/company.ts'
import { scamMessages as messages } from '../../messages/scam.ts'
import { ShieldIcon } from '../icon/shield-icon.tsx'
import './scam-note.css'

/** Whom a payment goes to, and whom it never goes to. */
export function ScamNote() {
  return (
    <div className="card scam-note">
      <ShieldIcon />
      <div>
        <p className="scam-note_biller">
          {messages.biller.replace('{biller}', company.billerName)}
        </p>
        <p>{messages.never.replace('{brand}', brand.name)}</p>
      </div>
    </div>
  )
}
