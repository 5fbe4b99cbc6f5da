/** What the probe notes down inside the page. */
export interface Seen {
  /** When the content was painted, milliseconds since the navigation; 0 before. */
  content: number
  /**
   * When the page's own code had taken over and the phone was free for a tap, or the main action
   * is a link that needs no code; 0 before.
   */
  ready: number
  /** The sum of all layout shifts. */
  shift: number
  /** Durations and starts of the tasks over 50 ms. */
  longTasks: { start: number; duration: number }[]
  /** The addresses of the scripts that the html itself names. */
  named: string[]
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
  const seen: Seen = { content: 0, ready: 0, shift: 0, longTasks: [], named: [] }
  window.seen = seen

  // The html has been read and no script has run yet: later ones add links for what they import.
  const noteNamed = () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    seen.named = [...links].map(({ href }) => href)
  }
  document.addEventListener('readystatechange', noteNamed, { once: true })
  // In the next task: what is going on would hold up a tap as well.
  const noteNext = (moment: 'content' | 'ready') => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      seen[moment] = performance.now()
    }
    port2.postMessage(undefined)
  }
  const isShown = (element: Element) =>
    element.textContent !== '' && element.getClientRects().length > 0
  let looks = false
  const look = () => {
    looks = false
    if (![...document.querySelectorAll(selector)].some(isShown)) return
    observer.disconnect()
    // The pixels are on their way.
    noteNext('content')
    if (document.querySelector('.action-bar a[href]')) noteNext('ready')
  }
  // In the frame, which lays out anyway: at the change itself it would make a task longer than it is.
  const lookSoon = () => {
    if (!looks) requestAnimationFrame(look)
    looks = true
  }
  const observer = new MutationObserver(lookSoon)
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true
  })
  const takeOver = new MutationObserver(() => {
    if (!('ready' in document.documentElement.dataset)) return
    takeOver.disconnect()
    if (!seen.ready) noteNext('ready')
  })
  takeOver.observe(document, { subtree: true, attributeFilter: ['data-ready'] })
  // A page without a script runs this only when it is asked something: nothing changes any more.
  lookSoon()
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.longTasks.push({ start: startTime, duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}
