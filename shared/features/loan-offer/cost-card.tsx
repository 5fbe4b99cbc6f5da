import { useStore } from '@nanostores/react'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CalendarIcon } from '../../ui/icon/calendar-icon.tsx'
import { SaveIcon } from '../../ui/icon/save-icon.tsx'
import { ShareIcon } from '../../ui/icon/share-icon.tsx'
import { useWhenResting } from '../../ui/later/use-when-resting.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Rows } from '../../ui/rows/rows.tsx'
import type { CostSummary } from './cost-summary.ts'
import { loadKeeping, saveFirstPayment, saveSummary, shareSummary } from './keep-offer.ts'
import { offerSummary } from './offer-summary.ts'

interface CostCardProps {
  offer: OfferTexts
  cost: CostSummary
  remind?: string
}

export function CostCard({ offer, cost, remind = offerMessages.remind }: CostCardProps) {
  const { rows, note, first } = cost
  const saving = useStore(saveSummary.$pending)
  const sharing = useStore(shareSummary.$pending)
  useWhenResting(loadKeeping)
  const summary = offerSummary(offer, cost)
  if (summary.groups.length === 0) return null
  return (
    <>
      {!cost.hasTotal && (
        <Notice text={messages.noTotal}>
          <CallButton />
        </Notice>
      )}
      <Card title={rows.length > 0 ? messages.costTitle : undefined}>
        <Rows rows={rows} />
        {note && <p className="loan-offer_note">{note}</p>}
        <div className="loan-offer_keep">
          <Button variant="secondary" pending={saving} onClick={() => saveSummary(summary)}>
            <SaveIcon />
            {messages.save}
          </Button>
          <Button variant="secondary" pending={sharing} onClick={() => shareSummary(summary)}>
            <ShareIcon />
            {messages.share}
          </Button>
        </div>
        {first && (
          <div>
            <Button variant="quiet" onClick={() => saveFirstPayment(first, offer.productName)}>
              <CalendarIcon />
              {remind}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
