/** The notes that the probe takes inside the page. */
export interface Seen {
  /** When the content was painted, milliseconds since the navigation; 0 before. */
  content: number
  /**
   * When the page's own code had taken over and the phone was free for a tap, or the main action
   * is a link that needs no code; 0 before.
   */
  ready: number
  /** When the largest thing of the first screen was painted. */
  largest: number
  /** Milliseconds from a tap, 50 ms after the content, to its changed look; 0 before, or without a tap. */
  tap: number
  /** The sum of all layout shifts. */
  shift: number
  /** Durations and starts of the tasks over 50 ms. */
  longTasks: { start: number; duration: number }[]
  /** The addresses of the scripts that the html itself names. */
  scripts: string[]
}

declare global {
  interface Window {
    seen: Seen
    tapMain: (due: number) => void
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Runs inside the page before anything else; reaches for nothing outside itself. */
export function probe(selector: string, taps: boolean): void {
  const seen: Seen = {
    content: 0,
    ready: 0,
    largest: 0,
    tap: 0,
    shift: 0,
    longTasks: [],
    scripts: []
  }
  window.seen = seen

  // The html has been read and no script has run yet: later ones add links for what they import.
  const noteNamed = () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    seen.scripts = [...links].map(({ href }) => href)
  }
  document.addEventListener('readystatechange', noteNamed, { once: true })
  // In the next task: what is going on would hold up a tap as well.
  const noteNext = (moment: 'content' | 'ready') => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      seen[moment] = performance.now()
      if (moment === 'content' && taps) window.tapMain(performance.now() + 50)
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
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[]) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.longTasks.push({ start: startTime, duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}
