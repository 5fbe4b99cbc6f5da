/** What the probe notes down inside the page. */
export interface Seen {
  /** When the content was painted, milliseconds since the navigation; 0 before. */
  content: number
  /** The sum of all layout shifts. */
  shift: number
  /** Durations and starts of the tasks over 50 ms. */
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Runs inside the page before anything else; reaches for nothing outside itself. */
export function probe(selector: string): void {
  const seen: Seen = { content: 0, shift: 0, longTasks: [] }
  window.seen = seen

  const isShown = (element: Element) =>
    element.textContent !== '' && element.getClientRects().length > 0
  const look = () => {
    if (![...document.querySelectorAll(selector)].some(isShown)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      // The first task after the frame: the pixels are on their way.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        seen.content = performance.now()
      }
      port2.postMessage(undefined)
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true
  })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.longTasks.push({ start: startTime, duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}
