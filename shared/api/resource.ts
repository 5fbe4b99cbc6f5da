import { atom, type ReadableAtom } from 'nanostores'
import { faultMessages } from '#messages/faults.ts'
import { marketDay } from '../context/market-time.ts'
import { onPageReturn, onSight } from '../context/page-return.ts'
import { $session } from '../context/session-end.ts'
import { showToast } from '../context/toast.ts'
import { isTransportError, type Result } from './result.ts'

/** When a skeleton alone no longer reassures. */
const slowAfter = 8000

export type Resource<T> =
  | { state: 'loading'; slow: boolean }
  /** `isServerRejection`: no answer got lost, so that asking again brings the same. */
  | { state: 'failed'; message: string; isServerRejection: boolean }
  | { state: 'ready'; data: T }

export interface LoadedResource<T> {
  $resource: ReadableAtom<Resource<T>>
  load: () => Promise<void>
  /** Asks again behind what is shown: a refusal takes its place, a lost answer is toasted. Quietly neither happens. */
  refresh: (options?: { quiet?: boolean }) => Promise<void>
  /** Shows what a write has told, where it cannot be read again. */
  show: (result: Result<T>) => void
}

/** One read as a page shows it, kept fresh when the page comes back from the back/forward cache or on another day. */
export function createResource<T>(request: () => Promise<Result<T>>): LoadedResource<T> {
  const $resource = atom<Resource<T>>({ state: 'loading', slow: false })
  // Only the newest question's answer is shown, however they overtake each other.
  let newest = 0
  let answerDay = 0

  const show = (result: Result<T>) => {
    const { success, message, data } = result
    if (success) {
      answerDay = marketDay()
      $resource.set({ state: 'ready', data })
    } else $resource.set({ state: 'failed', message, isServerRejection: !isTransportError(result) })
  }

  const load = async () => {
    const turn = ++newest
    $resource.set({ state: 'loading', slow: false })
    const slow = setTimeout(() => {
      if (turn === newest) $resource.set({ state: 'loading', slow: true })
    }, slowAfter)
    const result = await request()
    clearTimeout(slow)
    if (turn === newest) show(result)
  }

  const refresh = async ({ quiet = false } = {}) => {
    if ($resource.get().state !== 'ready') return load()
    const turn = ++newest
    const result = await request()
    if (turn !== newest) return
    if (result.success || (!quiet && !isTransportError(result))) show(result)
    else if (!quiet) showToast(result.message)
  }

  onPageReturn(() => refresh())
  onSight(() => {
    const resource = $resource.get()
    if (resource.state !== 'ready' || answerDay === marketDay()) return
    // Without a signal, too, the page counts its days anew.
    answerDay = marketDay()
    $resource.set({ ...resource })
    refresh({ quiet: true })
  })
  $session.listen(session => {
    // The app has brought another session for the one that had ended.
    if (session === 'open') refresh()
    // An ended session takes its data with it, and its open questions are no longer awaited.
    else if ($resource.get().state === 'ready') {
      newest++
      $resource.set({ state: 'failed', message: faultMessages.session, isServerRejection: true })
    }
  })
  return { $resource, load, refresh, show }
}
