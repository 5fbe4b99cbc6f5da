import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages, offerMessages } from '#messages/confirmation.ts'
import type { Offer } from '../../api/offer.ts'
import type { Resource } from '../../api/resource.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FailedState } from '../../ui/error-state/failed-state.tsx'
import { useWayHome } from '../../ui/error-state/use-way-home.ts'
import { later } from '../../ui/later/later.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { WaitingConsent } from './agreements.tsx'
import { WaitingOffer } from './offer-head.tsx'
import { type OfferPageProps, ReadyOffer } from './ready-offer.tsx'
import { SeeLoan } from './see-loan.tsx'
import type { LoanOfferStore } from './store.ts'
import './loan-offer.css'

const Taken = later(async () => (await import('./taken.tsx')).Taken)

export function OfferPage<T extends Offer>(props: OfferPageProps<T>) {
  const { store, button } = props
  const resource = useStore(store.$offer)
  const taken = useStore(store.$taken)
  const taking = useStore(store.take.$pending)
  const doubtful = useStore(store.$doubtful)
  const cost = useStore(store.$cost)
  if (taken !== undefined && !taking) {
    return (
      <PageFrame title={messages.title}>
        <Taken onSee={store.seeLoan} waiting={<SeeLoan store={store} />} />
      </PageFrame>
    )
  }
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        {doubtful && <Notice text={messages.uncertain} isAnswer />}
        <Failed store={store} failure={resource} />
      </PageFrame>
    )
  }
  if (resource.state === 'loading' || !cost) {
    return (
      <PageFrame title={messages.title} hero={<WaitingOffer />}>
        <Card>
          <Skeleton lines={6} slow={resource.state === 'loading' && resource.slow} />
        </Card>
        <WaitingConsent
          button={typeof button === 'string' ? button : offerMessages.newLoan}
          slow={false}
        />
      </PageFrame>
    )
  }
  return <ReadyOffer {...props} offer={resource.data} cost={cost} />
}

interface FailedProps<T extends Offer> {
  store: LoanOfferStore<T>
  failure: Extract<Resource<T>, { state: 'failed' }>
}

function Failed<T extends Offer>({ store, failure }: FailedProps<T>) {
  const doubtful = useStore(store.$doubtful)
  // An offer that is refused is no loan, unless the loan was taken before, or may have been.
  const isLoan = doubtful || store.isAccepted()
  return (
    <>
      <FailedState
        failed={failure}
        way={isLoan ? { action: common.seeLoan, onAct: () => store.seeLoan() } : undefined}
        onRetry={store.retry}
      />
      {failure.isServerRejection
        ? isLoan && <HomeLink />
        : (isLoan || store.hasOrder()) && <SeeLoan store={store} />}
    </>
  )
}

function HomeLink() {
  const { isEnded, action, onAct } = useWayHome(false)
  if (isEnded) return null
  return (
    <Button variant="quiet" onClick={onAct}>
      {action}
    </Button>
  )
}
