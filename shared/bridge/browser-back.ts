let isReturning = false

// To be called while a tap is answered: browsers skip entries of the history that no tap has made.
/** Lets the way back close what covers the page; Chrome does so for a modal dialog since 126 only. */
export function onBrowserBack(close: () => void): () => void {
  let state: 'waiting' | 'covered' | 'over' = 'waiting'
  const onPop = () => close()
  const cover = () => {
    if (state === 'over') return
    state = 'covered'
    history.pushState({ covered: true }, '')
    addEventListener('popstate', onPop)
  }
  // A return that is still on its way would close this one.
  if (isReturning) addEventListener('popstate', cover, { once: true })
  else cover()

  return () => {
    const isCovered = state === 'covered' && history.state?.covered
    state = 'over'
    removeEventListener('popstate', onPop)
    if (!isCovered) return
    isReturning = true
    const end = () => {
      isReturning = false
    }
    addEventListener('popstate', end, { once: true })
    history.back()
  }
}

/** For a page of steps, each read from its top: on the way back the browser scrolls to no place of another step. */
export function keepOwnScroll(): void {
  history.scrollRestoration = 'manual'
}
