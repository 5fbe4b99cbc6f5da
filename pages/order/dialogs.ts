import { atom, computed } from 'nanostores'
import { type Order, saveStoreRating } from '../../shared/api/order.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openLink, openPage } from '../../shared/bridge/open-link.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { hasFlag } from '../../shared/context/storage.ts'
import { showToast } from '../../shared/context/toast.ts'
import { exclusive } from '../../shared/lib/exclusive.ts'
import { orderMessages } from '../../shared/messages/order.ts'
import { waiting } from './poll.ts'
import { $order } from './store.ts'

export type DialogName = 'tips' | 'bankCard' | 'withdraw' | 'rating' | 'thanks'

/** Stars from which a rating is good enough to ask for one in the store. */
const good = 4
const thanksFor = 1500

/** What has been closed on this page; closing counts for as long as the page is open. */
const $closed = atom<readonly DialogName[]>([])
const $thanking = atom(false)
export const $stars = atom(0)

function wanted(order: Order): DialogName[] {
  const asked: [DialogName, boolean][] = [
    ['tips', order.tips !== '' && !hasFlag('showBankTip')],
    ['bankCard', order.asksBankCard],
    ['withdraw', order.status === waiting && order.withdrawMessage !== ''],
    ['rating', order.asksRating]
  ]
  return asked.flatMap(([name, isAsked]) => (isAsked ? [name] : []))
}

/** The one dialog to show now: they come one after the other, never on top of each other. */
export const $dialog = computed(
  [$order, $closed, $thanking],
  (order, closed, thanking): DialogName | undefined => {
    if (thanking) return 'thanks'
    if (order.state !== 'ready') return undefined
    return wanted(order.data).find(name => !closed.includes(name))
  }
)

export function closeDialog(name: DialogName): void {
  if (name === 'thanks') $thanking.set(false)
  else $closed.set([...$closed.get(), name])
}

export function chooseStars(stars: number): void {
  $stars.set(stars)
}

function thank(): void {
  $thanking.set(true)
  setTimeout(() => closeDialog('thanks'), thanksFor)
}

/** Sends the rating once; a good one goes on to the app's own rating. */
export const submitRating = exclusive(async () => {
  const stars = $stars.get()
  if (stars === 0) {
    showToast(orderMessages.missingStar)
    return undefined
  }
  const result = await saveStoreRating(stars)
  if (!result.success) return undefined
  closeDialog('rating')
  if (stars >= good) postAction('goRate')
  else thank()
  return undefined
})

export function bindCard(): void {
  closeDialog('bankCard')
  const { productId = '', orderId = '' } = orderKey() ?? {}
  openPage('bind-bank.html', { product_id: productId, orderId, source: 'loanDetail' })
}

/** Cancelling a withdrawal leaves for the home screen. */
export function cancelWithdraw(): void {
  closeDialog('withdraw')
  postAction('goHome')
}

export function withdraw({ nextUrl }: Order): void {
  openLink(nextUrl, { common: true })
}
