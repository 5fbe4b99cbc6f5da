/** The browser asks in its own words, and only where something would be lost: drafts that it has no room for. */
export function askBeforeLeaving(wouldLose: () => boolean): void {
  addEventListener('beforeunload', event => {
    if (!wouldLose()) return
    event.preventDefault()
    // Chrome before 119 asks only where this is set.
    event.returnValue = ''
  })
}
