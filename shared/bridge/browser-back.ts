/**
 * Lets the browser's way back close what covers the page, instead of leaving the page.
 * Chrome does so by itself for a modal dialog since 126 only. To be called while a tap is
 * answered: browsers skip entries of the history that no tap has made.
 */
export function onBrowserBack(close: () => void): () => void {
  history.pushState({ covered: true }, '')
  const onPop = () => close()
  addEventListener('popstate', onPop)
  return () => {
    removeEventListener('popstate', onPop)
    if (history.state?.covered) history.back()
  }
}
