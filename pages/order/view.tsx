import { useStore } from '@nanostores/react'
import { orderMessages as messages } from '#messages/order.ts'
import { productMessages } from '#messages/products.ts'
import type { Order } from '../../shared/api/order.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { AlreadyPaid } from '../../shared/features/already-paid/already-paid.tsx'
import { LoanFacts } from '../../shared/features/loan-facts/loan-facts.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { Payments } from '../../shared/features/payments/payments.tsx'
import { dateLabelOf } from '../../shared/features/repayment/date-label.ts'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { StatusBanner, StatusBannerSkeleton } from '../../shared/ui/status-banner/status-banner.tsx'
import { OrderActions } from './actions.tsx'
import { billOf, toneOf } from './bill.ts'
import { Dispute } from './dispute.tsx'
import { KeptLoan, OrderDialog, OtherLoans, ToKeep } from './later-parts.tsx'
import { HeadTone, LoanHead } from './loan-head.tsx'
import { StatusIcon } from './status-icon.tsx'
import { isSettled, type OrderPage, owes, showsProducts } from './store.ts'
import './page.css'

export function Page({ store }: { store: OrderPage }) {
  const resource = useStore(store.$order)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <ErrorState message={resource.message} onRetry={store.retry} />
        {!resource.isServerRejection && <Payments payments={store.payments} />}
        {!resource.isServerRejection && (
          <KeptLoan orderId={orderKey()?.orderId ?? ''} payments={store.payments} />
        )}
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={messages.title} hero={<StatusBannerSkeleton />}>
        <Card>
          <Skeleton lines={4} slow={resource.slow} />
        </Card>
        {waitingLoans}
      </PageFrame>
    )
  }
  return <LoadedOrder order={resource.data} store={store} />
}

const waitingLoans = (
  <Card title={productMessages.recommended} aria-hidden="true">
    <Skeleton lines={2} />
  </Card>
)

function OrderHead({ order, store }: { order: Order; store: OrderPage }) {
  const { status, dispute, rows } = order
  const money = useStore(store.payments.$money)
  const time = marketTime()
  const known = billOf(rows, time)
  // Nobody who has paid is counted the days, nor called late.
  const bill = hasPaid(money) ? { ...known, late: '', left: '' } : known
  const tone = dispute ? 'disputed' : toneOf(status, bill, time)
  const title = order.noticeTitle || order.noticeText || messages.state
  const text = order.noticeTitle && order.noticeText
  const icon = <StatusIcon status={status} />
  return (
    <>
      <HeadTone tone={tone} />
      {owes(order) && bill.amount ? (
        <LoanHead {...{ icon, title, text, bill }} dateLabel={dateLabelOf(bill.date, time)} />
      ) : (
        <StatusBanner icon={icon} title={title} text={text} />
      )}
    </>
  )
}

function LoadedOrder({ order, store }: { order: Order; store: OrderPage }) {
  return (
    <PageFrame title={messages.title} hero={<OrderHead order={order} store={store} />}>
      {order.dispute && <Dispute {...order.dispute} />}
      {!showsProducts(order) && <Payments payments={store.payments} />}
      <LoanFacts logo={order.productLogo} name={order.productName} rows={order.rows} />
      {order.telephone && (
        <Card className="order_help">
          <p>{messages.help}</p>
          <CallButton phone={order.telephone} />
        </Card>
      )}
      {owes(order) && <AlreadyPaid onOpen={store.payments.begin} />}
      {(owes(order) || isSettled(order)) && <ToKeep order={order} payments={store.payments} />}
      {showsProducts(order) && <OtherLoans products={order.products} waiting={waitingLoans} />}
      <OrderActions order={order} payments={store.payments} />
      <OrderDialog order={order} store={store} />
    </PageFrame>
  )
}
