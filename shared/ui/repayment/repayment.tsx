import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Repayment } from '../../api/repayment.ts'
import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { ActionBar } from '../action-bar/action-bar.tsx'
import { AlreadyPaid } from '../already-paid/already-paid.tsx'
import { Button } from '../button/button.tsx'
import { CallButton } from '../call-button/call-button.tsx'
import { KeptSlip } from '../cashier/kept-slip.tsx'
import { FailedState } from '../error-state/failed-state.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import { LoanFacts } from '../loan-facts/loan-facts.tsx'
import { PageFrame } from '../page-frame/page-frame.tsx'
import { ScamNote } from '../scam-note/scam-note.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { dateLabelOf } from './date-label.ts'
import { DefaultCode } from './default-code.tsx'
import { collapsedRows, Due, Notice, WaitingBar, WaitingDue } from './parts.tsx'
import { ChannelDetails, PaymentMethod } from './payment-method.tsx'
import { RepaymentDialog } from './repayment-dialog.tsx'
import type { RepaymentStore } from './store.ts'
import './repayment.css'

interface RepaymentPageProps {
  title: string
  store: RepaymentStore
  /** What the page shows besides, between the amount and the ways to pay. */
  renderExtra?: (repayment: Repayment) => ReactNode
}

/** A page to pay on: what is owed and when, the ways to pay it, and the button. */
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
        <KeptSlip kept={kept} />
        <RepaymentDialog store={store} />
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={title} hero={<WaitingDue />}>
        <section className="card">
          <Skeleton lines={3} slow={resource.slow} />
        </section>
        {resource.slow && <KeptSlip kept={kept} />}
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
  const label = (kind === 'extension' && repayment.delay?.title) || messages.amount
  const { date } = repayment
  const due = <Due label={label} amount={amount} dateLabel={dateLabelOf(date)} date={date} />
  return (
    <PageFrame title={title} hero={due}>
      {repayment.notice && <Notice text={repayment.notice} />}
      <Details repayment={repayment} store={store} />
      {renderExtra?.(repayment)}
      {repayment.showsGuide && (
        <button type="button" className="card repayment_guide" onClick={store.openGuide}>
          <InfoIcon />
          <span className="repayment_guide-text">{messages.guide}</span>
          <NextIcon />
        </button>
      )}
      <DefaultCode repayment={repayment} store={store} />
      <ChannelDetails store={store} />
      <ScamNote />
      <AlreadyPaid />
      <CallButton />
      <PayButton store={store} />
      <RepaymentDialog store={store} />
    </PageFrame>
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
        <Button look="quiet" aria-expanded={expanded} onClick={store.toggleRows}>
          {expanded ? messages.hide : messages.more}
        </Button>
      )}
    </LoanFacts>
  )
}

function PayButton({ store }: { store: RepaymentStore }) {
  const pending = useStore(store.pay.$pending)
  const obstacle = useStore(store.$obstacle)
  return (
    <ActionBar>
      <PaymentMethod store={store} />
      {obstacle && <p className="repayment_obstacle">{obstacle}</p>}
      <Button pending={pending} off={obstacle !== undefined} onClick={() => store.pay()}>
        {messages.pay}
      </Button>
    </ActionBar>
  )
}
