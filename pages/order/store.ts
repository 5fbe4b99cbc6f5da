import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { fetchOrder, type Order, orderRequest } from '../../shared/api/order.ts'
import type { Payment } from '../../shared/api/payments.ts'
import { pollWhile } from '../../shared/api/poll-while.ts'
import { createResource, type Resource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import type { Opened } from '../../shared/bridge/open-link.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { sayOnPage } from '../../shared/context/session-end.ts'
import { setFlag } from '../../shared/context/session-storage.ts'
import type { NextPayment } from '../../shared/features/arrangement/arrangement-part.tsx'
import { wasJustAccepted } from '../../shared/features/loan-offer/just-accepted.ts'
import { createPayments, type PagePayments } from '../../shared/features/payments/payments.tsx'
import { computed } from '../../shared/lib/computed.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { atRest } from '../../shared/ui/later/at-rest.ts'
import { owes, settled, waiting } from './action.ts'
import type { DialogName } from './dialogs-of.ts'
import { keepOffline } from './keep-offline.ts'

/** Milliseconds: what is read first comes first. */
const keepAfter = 1000

export const isSettled = ({ status }: Pick<Order, 'status'>) => status === settled

export function hasPapers(order: Pick<Order, 'status'>): boolean {
  return brand.services.includes('papers') && (owes(order) || isSettled(order))
}

export function showsProducts(order: Pick<Order, 'status'>): boolean {
  return order.status !== settled && !owes(order)
}

export const earlyRequest = (): EarlyRequest => orderRequest(orderInAddress)

/** Few answers have such a link, so its judge comes later; without a signal it is not followed. */
async function openFrom(nextUrl: string): Promise<Opened> {
  try {
    const { openLink } = await atRest(() => import('../../shared/bridge/open-link.ts'))
    return openLink(nextUrl, { replace: true, common: true })
  } catch {
    return 'refused'
  }
}

/** All statuses but 21 may lead elsewhere, once; the page stays for a refused link or the app's. */
function createFollow($redirecting: WritableAtom<boolean>) {
  let followed = ''
  return async ({ status, nextUrl }: Order) => {
    if (status === waiting || !nextUrl || nextUrl === followed) return
    followed = nextUrl
    $redirecting.set(true)
    const opened = await openFrom(nextUrl)
    if (opened === 'web') setTimeout(() => $redirecting.set(false), 10_000)
    else $redirecting.set(false)
  }
}

function keepLater(resource: Resource<Order>, $next: ReadableAtom<NextPayment | undefined>): void {
  const key = orderKey()
  if (resource.state !== 'ready' || !key) return
  setTimeout(() => keepOffline(key.orderId, resource.data, $next.get()), keepAfter)
}

export function createOrderPage() {
  const loan = createResource(async () => {
    const key = orderKey()
    return key ? fetchOrder(key) : missingOrder
  })

  const $redirecting = atom(false)
  const $closed = atom<readonly DialogName[]>([])
  const $accepted = atom(false)
  /** The next payment of a running plan: it replaces the loan's own amount and date. */
  const $next = atom<NextPayment | undefined>()

  /** An order that leads elsewhere is not shown, unless the page stays. */
  const $order = computed([loan.$resource, $redirecting], (resource, redirecting) =>
    redirecting ? ({ state: 'loading', slow: false } as const) : resource
  )

  const payments = createPayments({
    key: orderKey,
    refresh: () => loan.refresh({ quiet: true }),
    samples: () => {
      const resource = loan.$resource.get()
      return resource.state === 'ready' ? resource.data.rows.map(({ value }) => value) : []
    },
    $planned: computed($next, next => next?.minor),
    listsAll: true,
    resume: (kind): unknown => resume(kind, loan.$resource.get(), repay)
  })
  /** It may wait to hear what became of a payment before. */
  const repay = singleFlight((order: Order) => goToPay(order, payments))

  const follow = createFollow($redirecting)
  const keep = () => keepLater(loan.$resource.get(), $next)

  return {
    $order,
    $closed,
    $accepted,
    $next,
    payments,
    repay,
    retry: loan.load,
    open: () => {
      $accepted.set(wasJustAccepted())
      loan.$resource.listen(resource => {
        // Before the code that says it: no dialog shows for a moment.
        if (resource.state === 'failed' && resource.isServerRejection) sayOnPage()
        if (resource.state !== 'ready') return
        follow(resource.data)
        keep()
      })
      $next.listen(keep)
      pollWhile(loan, ({ status }) => status === waiting)
      return loan.load()
    }
  }
}

export type OrderPage = ReturnType<typeof createOrderPage>

async function payOpenerOf(link: string): Promise<(() => void) | undefined> {
  const { payLinkOpener } = await atRest(
    () => import('../../shared/features/pay-apps/pay-link-opener.ts')
  )
  return payLinkOpener(link)
}

/** Asks first where money is on its way; our own page does so itself. */
async function goToPay({ repayUrl }: Order, payments: PagePayments): Promise<void> {
  setFlag('showBankTip')
  const open = repayUrl ? await payOpenerOf(repayUrl).catch(() => undefined) : undefined
  // Our own page watches payments itself and knows the amount.
  // The file above has taken the tap's moment already, so this may wait as well.
  if (open) await payments.use(open, false)
  else openPage('repay.html', { ...orderKey() })
}

export function openDispute(problemId: string): void {
  openPage('complaint-detail.html', { ...orderKey(), problemId })
}

function resume(
  kind: Payment['kind'],
  loan: Resource<Order>,
  repay: (order: Order) => unknown
): unknown {
  if (kind === 'extension') return rollOver()
  return loan.state === 'ready' && repay(loan.data)
}

export function rollOver(): void {
  setFlag('showBankTip')
  openPage('repay-delay.html', { ...orderKey() })
}
