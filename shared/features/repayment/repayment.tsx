import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Repayment } from '../../api/repayment.ts'
import { orderKey } from '../../context/order-key.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailedState } from '../../ui/error-state/failed-state.tsx'
import { InfoIcon } from '../../ui/icon/info-icon.tsx'
import { useWhenResting } from '../../ui/later/use-when-resting.ts'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { RowList } from '../../ui/row-button/row-list.tsx'
import { AlreadyPaid } from '../already-paid/already-paid.tsx'
import { ArrangementSlot } from '../arrangement/lazy-arrangement.tsx'
import { KeptSlip } from '../cashier/kept-slip.tsx'
import { LoanFacts } from '../loan-facts/loan-facts.tsx'
import { WaitingHead } from '../loan-head/loan-head.tsx'
import { OptionsSlot } from '../options/lazy-options.tsx'
import { hasPaid } from '../payments/loan-page.ts'
import { PaymentsArea, Reminder } from '../payments/payments.tsx'
import { ScamNote } from '../scam-note/scam-note.tsx'
import type { OwnParts } from './own-parts.ts'
import { Call, Dialogs, Obstacle, PayButton } from './pay-parts.tsx'
import { RepaymentHead } from './repayment-head.tsx'
import type { RepaymentStore } from './store.ts'
import { collapsedRows, WaitingBar, WaitingWay } from './waiting-parts.tsx'
import { WaysToPay } from './ways-to-pay.tsx'
import './repayment.css'

interface RepaymentPageProps {
  title: string
  store: RepaymentStore
  partsOf?: (repayment: Repayment) => OwnParts
}

export function RepaymentPage(props: RepaymentPageProps) {
  const { title, store } = props
  const resource = useStore(store.$repayment)
  const slip = useStore(store.$slip)
  const money = useStore(store.payments.$money)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={title}>
        <FailedState
          failed={resource}
          way={store.hasOrder() ? { action: common.seeLoan, onAct: store.openLoan } : undefined}
          onRetry={store.load}
          isPaid={money === 'paid'}
        />
        <PaymentsArea payments={store.payments} />
        <KeptSlip record={slip} payments={store.payments} />
        <Dialogs store={store} />
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={title} hero={<WaitingHead label={messages.amount} />}>
        <WaitingWay slow={resource.slow} />
        {resource.slow && (
          <>
            <PaymentsArea payments={store.payments} />
            <KeptSlip record={slip} payments={store.payments} />
          </>
        )}
        <WaitingBar />
      </PageFrame>
    )
  }
  return <LoadedRepayment {...props} repayment={resource.data} />
}

function LoadedRepayment(props: RepaymentPageProps & { repayment: Repayment }) {
  const { title, store, partsOf, repayment } = props
  const { effect, plan, ...acts }: Partial<OwnParts> = partsOf?.(repayment) ?? {}
  const money = useStore(store.payments.$money)
  useWhenResting(store.watchWays)
  // The code that the borrower is asked to use comes before the notice that asks him.
  const isByCode = useStore(store.$obstacle)?.kind === 'code'
  return (
    <PageFrame title={title} hero={<RepaymentHead store={store} repayment={repayment} />}>
      <PaymentsArea payments={store.payments} />
      {!isByCode && <Obstacle store={store} />}
      {effect}
      <WaysToPay store={store} repayment={repayment} act={acts.act}>
        {isByCode && <Obstacle store={store} />}
        {!hasPaid(money) && <OptionsSlot page={store} />}
        <Details repayment={repayment} store={store} />
        {plan}
      </WaysToPay>
      <ScamNote />
      <RowList>
        {repayment.showsGuide && (
          <RowButton icon={<InfoIcon />} onClick={store.openGuide}>
            {messages.guide}
          </RowButton>
        )}
        <AlreadyPaid onOpen={store.payments.begin} />
        <PlanOrReminder store={store} />
        <Call store={store} />
      </RowList>
      <PayButton store={store} {...acts} />
      <Dialogs store={store} />
    </PageFrame>
  )
}

/** Nobody who has paid is asked whether he cannot; a running plan stays. */
function PlanOrReminder({ store }: { store: RepaymentStore }) {
  const money = useStore(store.payments.$money)
  const hasPlan = useStore(store.$next) !== undefined
  const loan = orderKey()
  if (!loan || (hasPaid(money) && !hasPlan)) return null
  return (
    <ArrangementSlot
      loan={loan}
      texts={[store.$ownAmount.get()]}
      due={store.dayOfPayment()}
      onNext={store.$next.set}
    >
      {/* An extension has no new date before it is paid. */}
      {store.kind === 'instalment' ? <Reminder payments={store.payments} /> : undefined}
    </ArrangementSlot>
  )
}

function Details({ repayment, store }: { repayment: Repayment; store: RepaymentStore }) {
  const expanded = useStore(store.$expanded)
  const isPaid = hasPaid(useStore(store.payments.$money))
  const choice = useStore(store.$choice)
  const saved = isPaid ? '' : choice?.saved
  const { rows } = repayment
  const firstRows = expanded ? rows : rows.slice(0, collapsedRows)
  return (
    <LoanFacts
      logo={repayment.productLogo}
      name={repayment.productName}
      rows={saved ? [...firstRows, { text: messages.saved, value: `−${saved}` }] : firstRows}
    >
      {rows.length > collapsedRows && (
        <Button variant="quiet" aria-expanded={expanded} onClick={store.toggleRows}>
          {expanded ? messages.hide : messages.more}
        </Button>
      )}
    </LoanFacts>
  )
}
