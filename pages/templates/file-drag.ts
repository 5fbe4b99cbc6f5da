import { atom } from 'nanostores'

/** Whether somebody holds a file over the page: so a place that takes it can show itself. */
export const $isFileOver = atom(false)

/** A file that rests over the page is told of several times a second; nothing is told when it goes. */
const goneAfter = 500

/**
 * A file that is dropped beside its place would open in place of the page, with what was written on it; such a drop
 * does nothing. Answers how to stop.
 */
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
