import { atom, computed } from 'nanostores'
import { fetchOrder, type Order, saveEvent } from '../../shared/api/order.ts'
import { createResource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import { bridgeWire } from '../../shared/api/wire.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openLink, openPage } from '../../shared/bridge/open-link.ts'
import { brand } from '../../shared/config/brand.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { setFlag } from '../../shared/context/storage.ts'
import { pollWhileWaiting, waiting } from './poll.ts'

const inRepayment = [170, 174, 180]
const settled = 200

const loan = createResource(async () => {
  const key = orderKey()
  return key ? fetchOrder(key) : missingOrder
})

/** Set while the page is being replaced by the address that the order names. */
const $redirecting = atom(false)

/**
 * What the page shows; an order that leads elsewhere is not, not even for a moment, unless this page
 * is left standing: some apps open the address beside it.
 */
export const $order = computed([loan.$resource, $redirecting], (resource, redirecting) =>
  redirecting ? ({ state: 'loading', slow: false } as const) : resource
)

/** The buttons that an order's status calls for. */
export function actionFor({ status, isDelay }: Pick<Order, 'status' | 'isDelay'>) {
  if (status === settled) return 'borrowAgain'
  if (status === 170) return 'repay'
  if (status === 174 || status === 180) return isDelay ? 'repayOrRollOver' : 'repay'
  return undefined
}

/** Whether there is something to repay. */
export function owes({ status }: Pick<Order, 'status'>): boolean {
  return inRepayment.includes(status)
}

/** Other loans are not pushed on somebody who owes, or has just paid. */
export function showsProducts(order: Pick<Order, 'status'>): boolean {
  return order.status !== settled && !owes(order)
}

/** Any status but 21 may lead elsewhere. A link that is refused or the app's leaves the page standing. */
function follow({ status, nextUrl }: Order): void {
  if (status === waiting || !nextUrl) return
  if (openLink(nextUrl, { replace: true, common: true }) !== 'web') return
  $redirecting.set(true)
  setTimeout(() => $redirecting.set(false), 10_000)
}

/** Loads the order and keeps an eye on it. */
export function openOrder(): Promise<void> {
  loan.$resource.listen(resource => {
    if (resource.state === 'ready') follow(resource.data)
  })
  pollWhileWaiting(loan)
  return loan.load()
}

export const retryOrder = loan.load

export function repay({ repayUrl }: Order): void {
  setFlag('showBankTip')
  if (repayUrl) openLink(repayUrl)
  else openPage('repay.html', { ...orderKey() })
}

export function rollOver(): void {
  setFlag('showBankTip')
  openPage('repay-delay.html', { ...orderKey() })
}

/** The product's screen belongs to the app. */
export function borrowAgain(): void {
  const { productId = '' } = orderKey() ?? {}
  saveEvent('borrowAgain', productId, 0)
  const query = new URLSearchParams({ productId })
  postAction('goToPage', `${brand.appScheme}://${bridgeWire.screens.productDetail}?${query}`)
}
