import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { commonMessages as common } from '#messages/common.ts'
import { faultMessages } from '#messages/faults.ts'
import type { Arrangement } from '../../shared/api/arrangement.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { keepOwnScroll } from '../../shared/bridge/browser-back.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { answerText } from '../../shared/features/arrangement/answer-text.ts'
import { readPlan } from '../../shared/features/arrangement/read-plan.ts'
import { PaymentsArea } from '../../shared/features/payments/payments.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { AgreedPlan, Declined, NothingOwed } from './later-parts.tsx'
import { OfferedPlan } from './offered-plan.tsx'
import { DebtHead, PlanHead } from './plan-head.tsx'
import { owesNothing } from './plan-payments.ts'
import { PrivacyNote } from './privacy-note.tsx'
import { RequestQuestions } from './request-questions.tsx'
import type { ArrangementPage } from './store.ts'
import { useHeading } from './use-heading.ts'
import './page.css'

export function Page({ store }: { store: ArrangementPage }) {
  const resource = useStore(store.$resource)
  const debt = useStore(store.$debt)
  const arrangement = resource.state === 'ready' ? resource.data : undefined
  const plan = arrangement && readPlan(arrangement, marketDay())
  const { state } = arrangement ?? {}
  const isAgreed = state === 'agreed'
  const owed = useStore(store.$owed)
  const money = useStore(store.payments.$money)
  // Until the answer comes the page is as its html.
  const isDone = state !== undefined && owesNothing(money, state, owed)
  const isMoment = useStore(store.answer.$agreed) && isAgreed && plan !== undefined
  return (
    <PageFrame
      title={state === 'offered' || state === 'agreed' ? messages.agreed : messages.title}
      hero={
        resource.state !== 'failed' &&
        !isMoment &&
        !isDone && (
          <div className="arrangement_head">
            {plan && isAgreed ? <PlanHead plan={plan} store={store} /> : <DebtHead debt={debt} />}
          </div>
        )
      }
    >
      {resource.state === 'failed' && <FailedState failed={resource} onRetry={store.retry} />}
      {resource.state === 'loading' && (
        <Card>
          <Skeleton lines={6} slow={resource.slow} />
        </Card>
      )}
      {arrangement && !isMoment && <PaymentsArea payments={store.payments} />}
      {arrangement && isDone && <NothingOwed store={store} {...meanwhile} />}
      {arrangement && !isDone && <State arrangement={arrangement} plan={plan} store={store} />}
    </PageFrame>
  )
}

interface StateProps {
  arrangement: Arrangement
  /** Undefined without a plan, or if it contradicts itself. */
  plan: QuotedOption | undefined
  store: ArrangementPage
}

/** Each question and answer is read from its top. */
function useTop(part: string): void {
  const lastPart = useRef(part)
  useEffect(keepOwnScroll, [])
  useEffect(() => {
    if (lastPart.current === part) return
    lastPart.current = part
    scrollTo(0, 0)
  }, [part])
}

const meanwhile = {
  waiting: (
    <Card>
      <Skeleton lines={6} slow={false} />
    </Card>
  ),
  missing: (retry: () => void) => <ErrorState message={faultMessages.network} onRetry={retry} />
}

function State({ arrangement, plan, store }: StateProps) {
  const again = useStore(store.$again)
  const step = useStore(store.request.$step)
  const { state, message } = arrangement
  const asks = state === 'none' || (again && state !== 'offered' && state !== 'agreed')
  useTop(asks ? `question ${step}` : state)
  useHeading(store)
  if (asks) return <RequestQuestions store={store} />
  switch (state) {
    case 'asked':
      return (
        <>
          <Card title={messages.asked} className="arrangement_part is-asked" role="status">
            <p className="arrangement_by">{answerText(arrangement.answerBy)}</p>
            <p className="arrangement_next">{messages.askedMeanwhile}</p>
            {message && <p className="arrangement_next">{message}</p>}
            <p className="arrangement_seen">{messages.askedNext}</p>
            <Button variant="secondary" onClick={store.openLoan}>
              {common.seeLoan}
            </Button>
          </Card>
          <PrivacyNote />
        </>
      )
    case 'offered':
      return plan ? (
        <OfferedPlan plan={plan} message={message} store={store} />
      ) : (
        <Wrong store={store} />
      )
    case 'agreed':
      return plan ? (
        <AgreedPlan plan={plan} message={message} store={store} {...meanwhile} />
      ) : (
        <Wrong store={store} />
      )
    default:
      return <Declined arrangement={arrangement} store={store} {...meanwhile} />
  }
}

function Wrong({ store }: { store: ArrangementPage }) {
  return (
    <Notice text={messages.wrong} icon={<AlertIcon />}>
      <Button onClick={store.complain}>{messages.complain}</Button>
      <CallButton />
    </Notice>
  )
}
