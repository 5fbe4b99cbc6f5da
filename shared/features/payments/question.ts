import { atom } from 'nanostores'
import { computed } from '../../lib/computed.ts'
import { pause } from '../../lib/pause.ts'
import { type Again, isCredited } from './judge-payments.ts'
import { isUsedUp, type MoneyState } from './loan-page.ts'
import type { createWatch } from './watch-payments.ts'

type Watch = ReturnType<typeof createWatch>

/** Milliseconds that a tap waits to hear what was paid. */
const patience = 3000

/** Asks before another payment is made where money is on its way, or may be. */
export function createQuestion(watch: Watch, draw: () => void) {
  const { $latest, $open, $returned, $isBehind, $isFirst } = watch
  const $again = atom<Again | undefined>()
  const $awaitsAnswer = computed([$isBehind, $isFirst], (isBehind, isFirst) => isBehind || isFirst)
  let isWaiting = false

  const payment = () => {
    const open = $open.get()
    return open.find(({ state }) => state === 'received') ?? open[0]
  }
  const wait = async () => {
    isWaiting = true
    const answer = new Promise<void>(done => {
      const stop = $awaitsAnswer.listen(() => {
        stop()
        done()
      })
    })
    await Promise.race([answer, pause(patience)])
    isWaiting = false
    // Nobody waits twice for what may never come.
    $isFirst.set(false)
  }

  const guard = async (action: () => void, atOnce = false) => {
    // Without a signal nothing could tell, and a code may be all that he has.
    const isUnsure = ($doubt: typeof $awaitsAnswer) =>
      !atOnce && !payment() && $doubt.get() && navigator.onLine
    if (isUnsure($awaitsAnswer)) {
      if (isWaiting) return
      const before = $latest.get()?.payments
      await wait()
      const payments = $latest.get()?.payments
      // The money that came is news to him: he looks again before he pays more.
      if (payments && payments !== before && isCredited(payments)) return $returned.set(true)
    }
    if (!payment() && !isUnsure($isBehind)) return action()
    const go = () => {
      // He has said that he has not paid.
      $isBehind.set(false)
      $again.set(undefined)
      action()
    }
    $again.set({ payment: payment(), go })
    draw()
  }

  /** Each answer renews the open question, or ends it with the payment that it asks about. */
  const follow = (state: MoneyState) => {
    const again = $again.get()
    // No answer has come yet to the question whether he has paid.
    if (!again || (!again.payment && $isBehind.get())) return
    const id = again.payment?.id
    const isOpen = id === undefined || $open.get().some(each => each.id === id)
    const isOver = !isOpen || !payment() || isUsedUp(state)
    $again.set(isOver ? undefined : { ...again, payment: payment() })
  }
  return { $again, guard, follow }
}
