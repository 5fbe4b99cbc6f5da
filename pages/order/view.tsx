import { useStore } from '@nanostores/react'
import { faultMessages } from '#messages/faults.ts'
import { orderMessages as messages } from '#messages/order.ts'
import { productMessages } from '#messages/products.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import type { Order } from '../../shared/api/order.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { newsPlace } from '../../shared/features/arrangement/row-place.tsx'
import { LoanFacts } from '../../shared/features/loan-facts/loan-facts.tsx'
import { dueHead } from '../../shared/features/loan-head/due-head.ts'
import { HeadTone } from '../../shared/features/loan-head/head-tone.tsx'
import { LoanHead, TermBar, WaitingHead } from '../../shared/features/loan-head/loan-head.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { PaymentsArea } from '../../shared/features/payments/payments.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { StatusBanner } from '../../shared/ui/status-banner/status-banner.tsx'
import { owes, settled, waiting } from './action.ts'
import { OrderActions } from './actions.tsx'
import { billOf, isRunning, toneOf } from './bill.ts'
import { dialogsOf } from './dialogs-of.ts'
import {
  Accepted,
  Dispute,
  KeptLoan,
  OrderDialog,
  OtherLoans,
  Papers,
  Refused,
  WaysOn
} from './later-parts.tsx'
import { noticeOf } from './order-notice.ts'
import { StatusIcon } from './status-icon.tsx'
import { hasPapers, isSettled, type OrderPage, showsProducts } from './store.ts'
import './page.css'

export function Page({ store }: { store: OrderPage }) {
  const resource = useStore(store.$order)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        {resource.isServerRejection ? (
          <Refused
            message={resource.message}
            store={store}
            waiting={waitingCard}
            missing={() => <ErrorState message={resource.message} onRetry={store.retry} />}
          />
        ) : (
          <>
            <ErrorState message={resource.message} onRetry={store.retry} />
            <PaymentsArea payments={store.payments} />
            <KeptLoan orderId={orderKey()?.orderId ?? ''} payments={store.payments} />
          </>
        )}
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={messages.title} hero={<WaitingHead term={<TermBar />} />}>
        <Card>
          <Skeleton lines={4} slow={resource.slow} />
        </Card>
        {waitingLoans}
      </PageFrame>
    )
  }
  return <LoadedOrder order={resource.data} store={store} />
}

const waitingCard = (
  <Card>
    <Skeleton lines={4} slow={false} />
  </Card>
)

const waitingLoans = (
  <Card title={productMessages.recommended} aria-hidden="true">
    <Skeleton lines={2} />
  </Card>
)

function OrderHead({ order, store }: { order: Order; store: OrderPage }) {
  const { status, dispute, rows } = order
  const money = useStore(store.payments.$money)
  const planned = useStore(store.$next)
  const time = marketTime()
  // A borrower who has paid reads no days left, delay or demand, not even in the server's words.
  const isPaid = owes(order) && hasPaid(money)
  // A plan's payment that was received is still his next one until it is on the loan.
  const next = isPaid && money !== 'received' ? undefined : planned
  const bill = billOf(rows, time, next)
  const notice = isPaid ? { title: '', text: '' } : noticeOf(order)
  const { date, amount } = bill
  const { tone: ofDate, ...due } = dueHead({ date, rows, title: notice.title }, time, isPaid)
  const tone = dispute ? 'resting' : toneOf(isPaid ? settled : status, ofDate, date)
  const icon = <StatusIcon status={dispute && owes(order) ? waiting : status} />
  return (
    <>
      <HeadTone tone={tone} />
      {owes(order) && amount ? (
        <LoanHead
          {...{ amount, icon: !dispute && icon, ...notice, ...due, cost: next ? '' : due.cost }}
          label={next?.label ?? repaymentMessages.amount}
          term={!isPaid && isRunning(bill) && <TermBar passed={bill.passed} />}
        />
      ) : (
        <StatusBanner icon={icon} text={notice.text} title={notice.title || messages.state} />
      )}
    </>
  )
}

function LoadedOrder({ order, store }: { order: Order; store: OrderPage }) {
  const isAccepted = useStore(store.$accepted) && !isSettled(order)
  return (
    <PageFrame
      title={messages.title}
      hero={!isAccepted && <OrderHead order={order} store={store} />}
    >
      {isAccepted && <Accepted onSee={() => store.$accepted.set(false)} />}
      {order.dispute && (
        <div className="order_later is-dispute">
          <Dispute {...order.dispute} />
        </div>
      )}
      {!showsProducts(order) && <PaymentsArea payments={store.payments} />}
      {isSettled(order) && hasPapers(order) && (
        <div className="order_later">
          <Papers />
        </div>
      )}
      <div className="order_news" id={newsPlace} />
      <LoanFacts logo={order.productLogo} name={order.productName} rows={order.rows} />
      {(order.telephone || owes(order)) && (
        <WaysOn
          order={order}
          store={store}
          waiting={<div className={owes(order) ? 'order_later' : 'order_later is-row'} />}
          missing={retry => <ErrorState message={faultMessages.network} onRetry={retry} />}
        />
      )}
      {showsProducts(order) && <OtherLoans products={order.products} waiting={waitingLoans} />}
      <OrderActions order={order} store={store} />
      {dialogsOf(order).length > 0 && <OrderDialog order={order} store={store} />}
    </PageFrame>
  )
}
