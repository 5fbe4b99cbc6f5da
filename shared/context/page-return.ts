/** Calls back after a return from the back/forward cache. WebKit tells by `persisted` alone. */
export function onPageReturn(callback: () => void): void {
  if (typeof window === 'undefined') return
  addEventListener('pageshow', event => {
    if (event.persisted) callback()
  })
}
