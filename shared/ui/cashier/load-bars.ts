/** Without a signal the barcode's code may never have come: then the code as text must do. */
const none = () => null

/** The barcode's component; to be called early, so that it is there when the signal is gone. */
export function loadBars() {
  return import('../barcode/bars.tsx').then(
    ({ Bars }) => ({ default: Bars }),
    () => ({ default: none })
  )
}
