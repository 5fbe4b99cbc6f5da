import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { Offer } from '../../api/offer.ts'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { filledRows } from '../document/filled-rows.ts'
import { OpenDocument, showDocument } from '../document/open-document.tsx'
import { CostCard } from './cost-card.tsx'
import type { CostSummary } from './cost-summary.ts'
import { headRows, offerFigures } from './offer-figures.ts'
import { OfferHead } from './offer-head.tsx'
import { OfferWays } from './offer-ways.tsx'
import { SeeLoan } from './see-loan.tsx'
import type { LoanOfferStore } from './store.ts'
import { TakeBar } from './take-bar.tsx'

/** Apart: few offers have a gap, and its styles would stand in the html of each. */
const GapHead = drawnPart(async () => (await import('./gap-head.tsx')).GapHead)

const notTaken = <p>{messages.notTaken}</p>

export interface OfferPageProps<T extends Offer> {
  store: LoanOfferStore<T>
  button: string | ((offer: T) => string)
  renderOffer: (offer: T) => ReactNode
  renderPopup: (offer: T) => ReactNode
}

type ReadyProps<T extends Offer> = OfferPageProps<T> & { offer: T; cost: CostSummary }

export function ReadyOffer<T extends Offer>(props: ReadyProps<T>) {
  const { store, button, offer, cost } = props
  const doubtful = useStore(store.$doubtful)
  const refusal = useStore(store.$refusal)
  const isIncomplete = useStore(store.$obstacle)?.kind === 'incomplete'
  const { rows, ...figures } = offerFigures(offer, cost)
  const term = { text: offerMessages.term, value: figures.term }
  return (
    <PageFrame
      title={messages.title}
      hero={
        isIncomplete ? (
          <GapHead offer={offer} waiting={notTaken} missing={() => notTaken} />
        ) : (
          <OfferHead {...figures} />
        )
      }
    >
      {doubtful && !refusal && (
        <Notice text={messages.uncertain} isAnswer>
          <SeeLoan store={store} />
        </Notice>
      )}
      <CostCard
        title={cost.hasTotal && !isIncomplete ? messages.costTitle : messages.summaryTitle}
        rows={isIncomplete ? filledRows([...headRows(offer, cost), term, ...rows]) : rows}
        isLateBeyond={cost.isLateBeyond && !isIncomplete}
        call={<CallButton variant="primary" />}
        note={cost.note}
      />
      {props.renderOffer(offer)}
      {!isIncomplete && <Ways store={store} offer={offer} cost={cost} />}
      <TakeBar store={store} text={typeof button === 'string' ? button : button(offer)} />
      {props.renderPopup(offer)}
    </PageFrame>
  )
}

interface WaysProps<T extends Offer> {
  store: LoanOfferStore<T>
  offer: T
  cost: CostSummary
}

function Ways<T extends Offer>({ store, offer, cost }: WaysProps<T>) {
  const opening = useStore(showDocument.$pending)
  return (
    <>
      <OfferWays offer={offer} cost={cost} opening={opening} onKeyFacts={store.openKeyFacts} />
      <OpenDocument />
    </>
  )
}
