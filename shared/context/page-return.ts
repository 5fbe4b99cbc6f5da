/** Calls back after a return from the back/forward cache. WebKit tells by `persisted` alone. */
export function onPageReturn(callback: () => void): void {
  if (typeof window === 'undefined') return
  addEventListener('pageshow', event => {
    if (event.persisted) callback()
  })
}

/** Calls back when the page is looked at again, as after the phone was unlocked. */
export function onSight(callback: () => void): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) callback()
  })
}
