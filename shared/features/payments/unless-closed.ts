import { closureAnswer, readClosure } from '../../context/closure.ts'
import { showToast } from '../../context/toast.ts'

type Action = () => void

/** Ways to begin a payment, unless the operator has closed the page. */
export function unlessClosed(pay: (action: Action, atOnce?: boolean) => unknown) {
  let isAsking = false
  const payIfOpen = (closed: string | undefined, action: Action, atOnce?: boolean) =>
    closed ? showToast(closed) : pay(action, atOnce)

  /** Asks first, which may take a second: taps meanwhile are dropped. `atOnce` as for `guard`. */
  const use = async (action: Action, atOnce?: boolean) => {
    if (isAsking) return
    const answer = closureAnswer()
    if (answer) return payIfOpen(answer.closed, action, atOnce)
    isAsking = true
    const closed = await readClosure()
    isAsking = false
    return payIfOpen(closed, action, atOnce)
  }

  /** For what is on the screen already: a copy made after a question fails on an iPhone. */
  const copy = (action: Action): void => {
    payIfOpen(closureAnswer()?.closed, action)
  }

  return { use, copy }
}
