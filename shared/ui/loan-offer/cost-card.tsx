import { useStore } from '@nanostores/react'
import type { OfferTexts } from '../../api/offer.ts'
import { confirmationMessages as messages, offerMessages } from '../../messages/confirmation.ts'
import { Button } from '../button/button.tsx'
import { CalendarIcon } from '../icon/calendar-icon.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'
import { SaveIcon } from '../icon/save-icon.tsx'
import { ShareIcon } from '../icon/share-icon.tsx'
import { Rows } from '../rows/rows.tsx'
import type { CostSummary } from './cost-summary.ts'
import { offerSummary, saveFirstPayment, saveSummary, shareSummary } from './keep.ts'

interface CostCardProps {
  offer: OfferTexts
  cost: CostSummary
  remind?: string
}

/** What the loan costs, before the tap that takes it, and the ways to keep it. */
export function CostCard({ offer, cost, remind = offerMessages.remind }: CostCardProps) {
  const { rows, note, first } = cost
  const saving = useStore(saveSummary.$pending)
  const sharing = useStore(shareSummary.$pending)
  const summary = offerSummary(offer, cost)
  if (summary.groups.length === 0) return null
  return (
    <>
      {!cost.hasTotal && (
        <p className="card loan-offer_doubt">
          <InfoIcon />
          {messages.noTotal}
        </p>
      )}
      <section className="card">
        {rows.length > 0 && <h2 className="card_title">{messages.costTitle}</h2>}
        <Rows rows={rows} />
        {note && <p className="loan-offer_note">{note}</p>}
        <div className="loan-offer_keep">
          <Button look="secondary" pending={saving} onClick={() => saveSummary(summary)}>
            <SaveIcon />
            {messages.save}
          </Button>
          <Button look="secondary" pending={sharing} onClick={() => shareSummary(summary)}>
            <ShareIcon />
            {messages.share}
          </Button>
        </div>
        {first && (
          <div>
            <Button look="quiet" onClick={() => saveFirstPayment(first, offer.productName)}>
              <CalendarIcon />
              {remind}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
