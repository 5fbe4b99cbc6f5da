import { onNativeBack } from '../../shared/bridge/from-native.ts'
import { commonParams } from '../../shared/context/common-params.ts'
import { $keyboardOpen, watchKeyboard } from '../../shared/forms/keyboard.ts'

/** True as soon as `listen` reports; false after this time. */
function within(milliseconds: number, listen: (report: () => void) => () => void) {
  return new Promise<boolean>(resolve => {
    const settle = (happened: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(happened)
    }
    const timer = setTimeout(() => settle(false), milliseconds)
    const stop = listen(() => settle(true))
  })
}

function on(target: EventTarget, events: readonly string[], report: () => void): () => void {
  for (const event of events) target.addEventListener(event, report)
  return () => {
    for (const event of events) target.removeEventListener(event, report)
  }
}

export type Departure = 'for-app' | 'for-page' | undefined

export async function leaves(milliseconds: number): Promise<Departure> {
  let leaving: Departure
  await within(milliseconds, report => {
    const settle = (how: Departure) => () => {
      leaving = how
      report()
    }
    const stops = [
      on(window, ['blur'], settle('for-app')),
      on(window, ['pagehide'], settle('for-page'))
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  return leaving
}

/** `visibilitychange` bubbles up to the window. */
export function closes(milliseconds: number): Promise<boolean> {
  return within(milliseconds, report => on(window, ['pagehide', 'visibilitychange'], report))
}

export function asksForBack(milliseconds: number): Promise<boolean> {
  return within(milliseconds, report =>
    onNativeBack(() => {
      report()
      return true
    })
  )
}

export function makesRoom(milliseconds: number): Promise<boolean> {
  const unwatch = watchKeyboard()
  return within(milliseconds, report =>
    $keyboardOpen.subscribe(isOpen => isOpen && report())
  ).finally(unwatch)
}

export function refreshes(milliseconds: number): Promise<boolean> {
  const before = JSON.stringify(commonParams())
  return within(milliseconds, report => {
    const timer = setInterval(() => JSON.stringify(commonParams()) !== before && report(), 250)
    return () => clearInterval(timer)
  })
}

export async function returns(milliseconds: number): Promise<boolean> {
  return (
    (await leaves(milliseconds)) !== undefined &&
    within(milliseconds, report => on(window, ['focus', 'pageshow'], report))
  )
}
