import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { orderMessages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { saveStoreRating } from '../../shared/api/order-writes.ts'
import type { Resource } from '../../shared/api/resource.ts'
import { postAction } from '../../shared/bridge/bridge.ts'
import { openLink } from '../../shared/bridge/open-link.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { showToast } from '../../shared/context/toast.ts'
import { computed } from '../../shared/lib/computed.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import { type DialogName, dialogsOf } from './dialogs-of.ts'
import { bindCard } from './other-actions.ts'

/** So many stars are enough to ask for a rating in the store. */
const good = 4
const thanksFor = 1500

interface DialogSources {
  $order: ReadableAtom<Resource<Order>>
  $closed: WritableAtom<readonly DialogName[]>
}

export function createOrderDialogs({ $order, $closed }: DialogSources) {
  const $thanking = atom(false)
  const $stars = atom(0)
  const $misses = atom(0)

  /** One after the other, never on top of each other. */
  const $dialog = computed(
    [$order, $closed, $thanking],
    (order, closed, thanking): DialogName | undefined => {
      if (thanking) return 'thanks'
      if (order.state !== 'ready') return undefined
      return dialogsOf(order.data).find(name => !closed.includes(name))
    }
  )

  const close = (name: DialogName) => {
    if (name === 'thanks') $thanking.set(false)
    else $closed.set([...$closed.get(), name])
  }

  const thank = () => {
    $thanking.set(true)
    setTimeout(() => close('thanks'), thanksFor)
  }

  const submitRating = singleFlight(async () => {
    const stars = $stars.get()
    if (stars === 0) {
      showToast(orderMessages.missingStar)
      $misses.set($misses.get() + 1)
      return undefined
    }
    const result = await saveStoreRating(stars, orderKey()?.orderId)
    if (!result.success) return undefined
    close('rating')
    if (stars >= good) postAction('goRate')
    else thank()
  })

  return {
    $dialog,
    $stars,
    $misses,
    close,
    submitRating,
    chooseStars: (stars: number) => $stars.set(stars),
    bindCard: () => {
      close('bankCard')
      bindCard()
    },
    cancelWithdraw: () => {
      close('withdraw')
      postAction('goHome')
    },
    withdraw: ({ nextUrl }: Order) => openLink(nextUrl, { common: true })
  }
}

export type OrderDialogs = ReturnType<typeof createOrderDialogs>
