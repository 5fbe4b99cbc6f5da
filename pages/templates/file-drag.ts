import { atom } from 'nanostores'

/** Somebody drags a file over the page: places that take it show themselves. */
export const $isFileOver = atom(false)

/** Milliseconds: a browser repeats `dragover` but reports no end of the drag. */
const goneAfter = 500

/** A file dropped beside its place would open and replace the page. Answers how to stop. */
export function holdPageUnderFiles(): () => void {
  let gone: ReturnType<typeof setTimeout> | undefined
  const leave = () => $isFileOver.set(false)
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    clearTimeout(gone)
    if (event.type === 'drop') leave()
    else {
      $isFileOver.set(true)
      gone = setTimeout(leave, goneAfter)
    }
    // Its place has answered already.
    if (event.defaultPrevented) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', hold)
  addEventListener('drop', hold)
  return () => {
    clearTimeout(gone)
    removeEventListener('dragover', hold)
    removeEventListener('drop', hold)
  }
}
