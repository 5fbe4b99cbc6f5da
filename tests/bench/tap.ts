/**
 * Taps the main button at a moment and notes when its look has changed; a link's is its own, and the page stays.
 * Runs inside the page; reaches for nothing outside itself.
 */
export function prepareTap(): void {
  window.tapMain = due => {
    const answers = '[aria-busy=true], [role=dialog], dialog[open], .toast:not(:empty)'
    const tap = () => {
      const button = document.querySelector<HTMLElement>(
        '.action-bar:not([hidden]) :is(a[href], button), main :is(a[href], button)'
      )
      if (!button) return
      const answer = () => {
        observer.disconnect()
        // The pixels are on their way.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            window.seen.tap ||= performance.now() - due
          }
          port2.postMessage(undefined)
        })
      }
      const observer = new MutationObserver(() => {
        if (document.querySelector(answers)) answer()
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      addEventListener('click', event => {
        const link = (event.target as Element).closest('a[href]')
        if (!link || event.defaultPrevented) return
        event.preventDefault()
        answer()
      })
      addEventListener('beforeunload', answer)
      button.click()
    }
    setTimeout(tap, due - performance.now())
  }
}
