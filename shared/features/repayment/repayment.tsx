import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Repayment } from '../../api/repayment.ts'
import { marketTime } from '../../context/market-time.ts'
import { orderKey } from '../../context/order-key.ts'
import { payableOf } from '../../loan/payable.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FailedState } from '../../ui/error-state/failed-state.tsx'
import { InfoIcon } from '../../ui/icon/info-icon.tsx'
import { NextIcon } from '../../ui/icon/next-icon.tsx'
import { later } from '../../ui/later/later.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { AlreadyPaid } from '../already-paid/already-paid.tsx'
import { ArrangementSlot } from '../arrangement/lazy-arrangement.tsx'
import { KeptSlip } from '../cashier/kept-slip.tsx'
import { LoanFacts } from '../loan-facts/loan-facts.tsx'
import { OptionsSlot } from '../options/lazy-options.tsx'
import { hasPaid } from '../payments/loan-page.ts'
import { Payments, Reminder } from '../payments/payments.tsx'
import { ScamNote } from '../scam-note/scam-note.tsx'
import { dateLabelOf } from './date-label.ts'
import { DefaultCode } from './default-code.tsx'
import { NoLinkDialog } from './no-link-dialog.tsx'
import { collapsedRows, Due, ServerNotice, WaitingBar, WaitingDue } from './parts.tsx'
import { ChannelDetails, PaymentMethod } from './payment-method.tsx'
import type { RepaymentStore } from './store.ts'
import { urgencyOf } from './urgency.ts'
import './repayment.css'

const RepaymentDialog = later(async () => (await import('./repayment-dialog.tsx')).RepaymentDialog)

interface RepaymentPageProps {
  title: string
  store: RepaymentStore
  renderExtra?: (repayment: Repayment) => ReactNode
}

export function RepaymentPage(props: RepaymentPageProps) {
  const { title, store } = props
  const resource = useStore(store.$repayment)
  const kept = useStore(store.$kept)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={title}>
        <FailedState
          failed={resource}
          hasLoan={store.hasOrder()}
          action={messages.openLoan}
          onAct={store.openLoan}
          onRetry={store.load}
        />
        <Payments payments={store.payments} />
        <KeptSlip kept={kept} guard={store.payments.use} />
        <Dialogs store={store} />
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={title} hero={<WaitingDue />}>
        <Card>
          <Skeleton lines={3} slow={resource.slow} />
        </Card>
        {resource.slow && <KeptSlip kept={kept} guard={store.payments.use} />}
        <WaitingBar />
      </PageFrame>
    )
  }
  return <LoadedRepayment {...props} repayment={resource.data} />
}

function LoadedRepayment(props: RepaymentPageProps & { repayment: Repayment }) {
  const { title, store, renderExtra, repayment } = props
  const { kind, $amount } = store
  const amount = useStore($amount)
  const choice = useStore(store.$choice)
  const ownLabel = (kind === 'extension' && repayment.delay?.title) || messages.amount
  const label = choice?.label || ownLabel
  const money = useStore(store.payments.$money)
  const { date } = repayment
  const time = marketTime()
  const due = (
    <Due
      label={label}
      amount={amount}
      dateLabel={dateLabelOf(date, time)}
      date={date}
      {...(hasPaid(money) ? { late: '', left: '' } : urgencyOf(repayment, time))}
    />
  )
  return (
    <PageFrame title={title} hero={due}>
      <Payments payments={store.payments} />
      <Obstacle store={store} />
      {repayment.notice && <ServerNotice text={repayment.notice} />}
      <Details repayment={repayment} store={store} />
      {renderExtra?.(repayment)}
      {repayment.showsGuide && (
        <Card type="button" as="button" className="repayment_guide" onClick={store.openGuide}>
          <InfoIcon />
          <span className="repayment_guide-text">{messages.guide}</span>
          <NextIcon />
        </Card>
      )}
      {payableOf(amount) !== 'nothing' && (choice?.isOwn ?? true) && (
        <>
          <DefaultCode repayment={repayment} store={store} />
          <ChannelDetails store={store} />
        </>
      )}
      <OptionsSlot page={store} />
      <ScamNote />
      <AlreadyPaid onOpen={store.payments.begin} />
      <CallButton />
      <PlanOrReminder store={store} />
      <Refusal store={store} />
      <PayButton store={store} />
      <Dialogs store={store} />
    </PageFrame>
  )
}

/** Nobody who has paid is asked whether he cannot. */
function PlanOrReminder({ store }: { store: RepaymentStore }) {
  const money = useStore(store.payments.$money)
  const loan = orderKey()
  if (!loan || hasPaid(money)) return null
  return (
    <ArrangementSlot loan={loan} texts={[store.$ownAmount.get()]}>
      <Reminder payments={store.payments} />
    </ArrangementSlot>
  )
}

function Details({ repayment, store }: { repayment: Repayment; store: RepaymentStore }) {
  const expanded = useStore(store.$expanded)
  const { rows } = repayment
  return (
    <LoanFacts
      logo={repayment.productLogo}
      name={repayment.productName}
      rows={expanded ? rows : rows.slice(0, collapsedRows)}
    >
      {rows.length > collapsedRows && (
        <Button variant="quiet" aria-expanded={expanded} onClick={store.toggleRows}>
          {expanded ? messages.hide : messages.more}
        </Button>
      )}
    </LoanFacts>
  )
}

function Obstacle({ store }: { store: RepaymentStore }) {
  const obstacle = useStore(store.$obstacle)
  if (!obstacle) return null
  const { nothing, used, extended } = cashierMessages
  const isNothing = [nothing, used, extended].includes(obstacle)
  return (
    <Notice text={obstacle}>
      <Button variant="secondary" onClick={isNothing ? store.openLoan : store.load}>
        {isNothing ? messages.openLoan : messages.tryAgain}
      </Button>
    </Notice>
  )
}

function Dialogs({ store }: { store: RepaymentStore }) {
  const dialog = useStore(store.$dialog)
  const { closeDialog } = store
  if (dialog === 'noLink') return <NoLinkDialog onClose={closeDialog} />
  return <RepaymentDialog isOpen={dialog !== undefined} store={store} onClose={closeDialog} />
}

function Refusal({ store }: { store: RepaymentStore }) {
  const refusal = useStore(store.$refusal)
  return refusal && <Notice text={refusal} isAnswer />
}

function PayButton({ store }: { store: RepaymentStore }) {
  const pending = useStore(store.pay.$pending)
  const obstacle = useStore(store.$obstacle)
  const distrust = useStore(store.$distrust)
  return (
    <ActionBar>
      <PaymentMethod store={store} />
      <Button
        pending={pending}
        softDisabled={(obstacle ?? distrust) !== undefined}
        onClick={store.pay}
      >
        {messages.pay}
      </Button>
    </ActionBar>
  )
}
