import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { Offer } from '../../api/offer.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ErrorState } from '../../ui/error-state/error-state.tsx'
import { RefusedState } from '../../ui/error-state/refused-state.tsx'
import { DoneIcon } from '../../ui/icon/done-icon.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { DocumentSlot, showDocument } from '../document/document-slot.tsx'
import { Agreements } from './agreements.tsx'
import type { CostSummary } from './cost-summary.ts'
import { KeyFactsButton } from './key-facts-button.tsx'
import type { LoanOfferStore } from './store.ts'
import './loan-offer.css'

interface OfferPageProps<T extends Offer> {
  store: LoanOfferStore<T>
  waiting: ReactNode
  button: string | ((offer: T) => string)
  renderHero: (offer: T, cost: CostSummary) => ReactNode
  renderOffer: (offer: T, cost: CostSummary) => ReactNode
  renderPopup: (offer: T) => ReactNode
}

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
        {doubtful && <Notice text={messages.uncertain} isAnswer />}
        {resource.isServerRejection && store.hasOrder() ? (
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
        <Card>
          <Skeleton lines={6} slow={resource.state === 'loading' && resource.slow} />
        </Card>
        <ActionBar>
          <Button softDisabled>
            {typeof button === 'string' ? button : offerMessages.newLoan}
          </Button>
        </ActionBar>
      </PageFrame>
    )
  }
  const offer = resource.data
  return (
    <PageFrame title={title} hero={props.renderHero(offer, cost)}>
      {doubtful && (
        <Notice text={messages.uncertain} isAnswer>
          <SeeLoan store={store} />
        </Notice>
      )}
      <Incomplete store={store} />
      {props.renderOffer(offer, cost)}
      <KeyFacts store={store} />
      <Agreements store={store} />
      <Refusal store={store} />
      <TakeButton store={store} text={typeof button === 'string' ? button : button(offer)} />
      {props.renderPopup(offer)}
    </PageFrame>
  )
}

function KeyFacts<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  const opening = useStore(showDocument.$pending)
  return (
    <>
      <KeyFactsButton pending={opening} onOpen={store.openKeyFacts} />
      <DocumentSlot />
    </>
  )
}

function Incomplete<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  const obstacle = useStore(store.$obstacle)
  if (obstacle !== messages.incomplete) return null
  return (
    <Notice text={obstacle}>
      <Button variant="secondary" onClick={store.retry}>
        {messages.tryAgain}
      </Button>
      <CallButton />
    </Notice>
  )
}

function Refusal<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  const refusal = useStore(store.$refusal)
  return (
    refusal && (
      <Notice text={refusal} isAnswer>
        <CallButton />
      </Notice>
    )
  )
}

function TakeButton<T extends Offer>({ store, text }: { store: LoanOfferStore<T>; text: string }) {
  const pending = useStore(store.take.$pending)
  const obstacle = useStore(store.$obstacle)
  return (
    <ActionBar>
      <Button pending={pending} softDisabled={obstacle !== undefined} onClick={() => store.take()}>
        {text}
      </Button>
    </ActionBar>
  )
}

function SeeLoan<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  return (
    <Button variant="secondary" onClick={() => store.seeLoan()}>
      {messages.seeLoan}
    </Button>
  )
}

function Taken({ onSee }: { onSee: () => void }) {
  return (
    <PageFrame title={messages.title}>
      <Card className="loan-offer_taken">
        <DoneIcon />
        <h2>{messages.takenTitle}</h2>
        <p>{messages.taken}</p>
        <Button onClick={onSee}>{messages.seeLoan}</Button>
      </Card>
    </PageFrame>
  )
}
