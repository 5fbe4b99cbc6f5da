/** In the browser's words, and only where something would be lost. */
export function askBeforeLeaving(wouldLose: () => boolean): void {
  addEventListener('beforeunload', event => {
    if (!wouldLose()) return
    event.preventDefault()
    // Chrome before 119 asks only where this is set.
    event.returnValue = ''
  })
}
