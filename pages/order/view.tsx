import { useStore } from '@nanostores/react'
import type { Order } from '../../shared/api/order.ts'
import { orderMessages as messages } from '../../shared/messages/order.ts'
import { productMessages } from '../../shared/messages/products.ts'
import { AlreadyPaid } from '../../shared/ui/already-paid/already-paid.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { LoanFacts } from '../../shared/ui/loan-facts/loan-facts.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { openProduct } from '../../shared/ui/recommended/open-product.ts'
import { Recommended } from '../../shared/ui/recommended/recommended.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { StatusBanner, StatusBannerSkeleton } from '../../shared/ui/status-banner/status-banner.tsx'
import { OrderActions } from './actions.tsx'
import { OrderDialog } from './dialog.tsx'
import { StatusIcon } from './status-icon.tsx'
import { $order, owes, retryOrder, showsProducts } from './store.ts'
import './page.css'

export function Page() {
  const resource = useStore($order)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <ErrorState message={resource.message} onRetry={retryOrder} />
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={messages.title} hero={<StatusBannerSkeleton />}>
        <section className="card">
          <Skeleton lines={4} slow={resource.slow} />
        </section>
        <section className="card" aria-hidden="true">
          <h2 className="card_title">{productMessages.recommended}</h2>
          <Skeleton lines={2} />
        </section>
      </PageFrame>
    )
  }
  return <LoadedOrder order={resource.data} />
}

function LoadedOrder({ order }: { order: Order }) {
  const banner = (
    <StatusBanner
      icon={<StatusIcon status={order.status} />}
      title={order.noticeTitle}
      text={order.noticeText}
    />
  )
  return (
    <PageFrame title={messages.title} hero={banner}>
      <LoanFacts logo={order.productLogo} name={order.productName} rows={order.rows} />
      {order.telephone && (
        <section className="card order_help">
          <p>{messages.help}</p>
          <CallButton phone={order.telephone} />
        </section>
      )}
      {owes(order) && <AlreadyPaid />}
      {showsProducts(order) && <Recommended products={order.products} onOpen={openProduct} />}
      <OrderActions order={order} />
      <OrderDialog order={order} />
    </PageFrame>
  )
}
