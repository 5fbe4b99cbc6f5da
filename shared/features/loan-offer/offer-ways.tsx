import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { CalendarIcon } from '../../ui/icon/calendar-icon.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { SaveIcon } from '../../ui/icon/save-icon.tsx'
import { ShareIcon } from '../../ui/icon/share-icon.tsx'
import { useWhenResting } from '../../ui/later/use-when-resting.ts'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { RowList } from '../../ui/row-button/row-list.tsx'
import type { CostSummary } from './cost-summary.ts'
import { loadKeeping, saveFirstPayment, saveSummary, shareSummary } from './keep-offer.ts'

interface OfferWaysProps {
  offer: OfferTexts
  cost: CostSummary
  remind?: string
  opening?: boolean
  onKeyFacts?: () => void
}

export function OfferWays(props: OfferWaysProps) {
  const { offer, cost, remind = offerMessages.remind, opening = false, onKeyFacts } = props
  const { first } = cost
  const saving = useStore(saveSummary.$pending)
  const sharing = useStore(shareSummary.$pending)
  useWhenResting(loadKeeping)
  const hasFigures = [...offer.rows, ...offer.plan, ...cost.rows].length > 0
  return (
    <RowList>
      <RowButton
        icon={<DocumentIcon />}
        aria-haspopup="dialog"
        pending={opening}
        onClick={onKeyFacts}
      >
        {messages.keyFacts}
      </RowButton>
      {hasFigures && (
        <>
          <RowButton
            icon={<SaveIcon />}
            mark=""
            pending={saving}
            onClick={() => saveSummary(offer, cost)}
          >
            {common.save}
          </RowButton>
          <RowButton
            icon={<ShareIcon />}
            mark=""
            pending={sharing}
            onClick={() => shareSummary(offer, cost)}
          >
            {common.share}
          </RowButton>
        </>
      )}
      {first && (
        <div>
          <RowButton
            icon={<CalendarIcon />}
            mark=""
            onClick={() => saveFirstPayment(first, offer.productName)}
          >
            {remind}
          </RowButton>
        </div>
      )}
    </RowList>
  )
}
