/**
 * Calls back when the page is shown again from the back/forward cache, as it was left.
 * `persisted` tells; the navigation's type does not, WebKit reports `navigate`.
 */
export function onPageReturn(callback: () => void): void {
  if (typeof window === 'undefined') return
  addEventListener('pageshow', event => {
    if (event.persisted) callback()
  })
}
