import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Offer } from '../../api/offer.ts'
import { confirmationMessages as messages, offerMessages } from '../../messages/confirmation.ts'
import { ActionBar } from '../action-bar/action-bar.tsx'
import { Button } from '../button/button.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { RefusedState } from '../error-state/refused-state.tsx'
import { DoneIcon } from '../icon/done-icon.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'
import { PageFrame } from '../page-frame/page-frame.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Agreements } from './agreements.tsx'
import type { CostSummary } from './cost-summary.ts'
import type { LoanOfferStore } from './store.ts'
import './loan-offer.css'

interface OfferPageProps<T extends Offer> {
  store: LoanOfferStore<T>
  /** Stands where the amount will stand. */
  waiting: ReactNode
  button: string | ((offer: T) => string)
  renderHero: (offer: T, cost: CostSummary) => ReactNode
  /** The cards above the agreements. */
  renderOffer: (offer: T, cost: CostSummary) => ReactNode
  renderPopup: (offer: T) => ReactNode
}

/** A confirmation page in all its states; what it shows of an offer is the page's own. */
export function OfferPage<T extends Offer>(props: OfferPageProps<T>) {
  const { store, waiting, button } = props
  const resource = useStore(store.$offer)
  const taken = useStore(store.$taken)
  const taking = useStore(store.take.$pending)
  const doubtful = useStore(store.$doubtful)
  const cost = useStore(store.$cost)
  const { title } = messages
  if (taken !== undefined && !taking) return <Taken onSee={store.seeLoan} />
  if (resource.state === 'failed') {
    return (
      <PageFrame title={title}>
        {doubtful && <Doubt />}
        {resource.isRefusal && store.hasOrder() ? (
          <RefusedState
            message={resource.message}
            action={messages.seeLoan}
            onAct={() => store.seeLoan()}
            onRetry={store.retry}
          />
        ) : (
          <>
            <ErrorState message={resource.message} onRetry={store.retry} />
            {(doubtful || store.hasOrder()) && <SeeLoan store={store} />}
          </>
        )}
      </PageFrame>
    )
  }
  if (resource.state === 'loading' || !cost) {
    return (
      <PageFrame title={title} hero={waiting}>
        <section className="card">
          <Skeleton lines={6} slow={resource.state === 'loading' && resource.slow} />
        </section>
        <ActionBar>
          <Button off>{typeof button === 'string' ? button : offerMessages.newLoan}</Button>
        </ActionBar>
      </PageFrame>
    )
  }
  const offer = resource.data
  return (
    <PageFrame title={title} hero={props.renderHero(offer, cost)}>
      {doubtful && (
        <>
          <Doubt />
          <SeeLoan store={store} />
        </>
      )}
      {props.renderOffer(offer, cost)}
      <Agreements store={store} />
      <TakeButton store={store} text={typeof button === 'string' ? button : button(offer)} />
      {props.renderPopup(offer)}
    </PageFrame>
  )
}

function TakeButton<T extends Offer>({ store, text }: { store: LoanOfferStore<T>; text: string }) {
  const pending = useStore(store.take.$pending)
  const obstacle = useStore(store.$obstacle)
  return (
    <ActionBar>
      {obstacle === messages.incomplete && <p className="loan-offer_obstacle">{obstacle}</p>}
      <Button pending={pending} off={obstacle !== undefined} onClick={() => store.take()}>
        {text}
      </Button>
    </ActionBar>
  )
}

function Doubt() {
  return (
    <p className="card loan-offer_doubt" role="status">
      <InfoIcon />
      {messages.uncertain}
    </p>
  )
}

function SeeLoan<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  return (
    <Button look="secondary" onClick={() => store.seeLoan()}>
      {messages.seeLoan}
    </Button>
  )
}

function Taken({ onSee }: { onSee: () => void }) {
  return (
    <PageFrame title={messages.title}>
      <section className="card loan-offer_taken">
        <DoneIcon />
        <h2>{messages.takenTitle}</h2>
        <p>{messages.taken}</p>
        <Button onClick={onSee}>{messages.seeLoan}</Button>
      </section>
    </PageFrame>
  )
}
