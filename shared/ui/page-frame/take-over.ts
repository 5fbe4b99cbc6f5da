import { useContext, useLayoutEffect } from 'react'
import { listenToNative } from '../../bridge/from-native.ts'
import { showToast } from '../../context/toast.ts'
import { accessibleName } from '../../lib/accessible-name.ts'
import { PageWords } from '../page-words/page-words.ts'

/** A button pressed before the page was there to answer, which the head script has noted down. */
function pressEarly(): void {
  const { dataset } = document.documentElement
  const { tapped } = dataset
  if (!tapped) return
  const buttons = [...document.querySelectorAll('button')]
  const [button, other] = buttons.filter(each => accessibleName(each) === tapped)
  // On a slow phone the page may still wait for its answer: the frame that shows it presses the button.
  if (button?.getAttribute('aria-disabled') === 'true') return
  // A frame may be made anew, which presses nothing again.
  delete dataset.tapped
  // Several buttons may have this name, and nobody knows which one was meant.
  if (!button || other) return
  // The one that was pressed had the focus and is gone; a dialog gives it back to this one.
  button.focus()
  button.click()
}

/** Presses the button for which no click is sent, since the one under the mouse was replaced. */
function pressHeld(held: string): void {
  const release = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button && accessibleName(button) === held) button.click()
  }
  addEventListener('mouseup', release, { once: true })
}

/** The answer to an early tap on a button that is off. */
function answerEarly(): void {
  const { dataset } = document.documentElement
  showToast(dataset.why ?? '')
  delete dataset.why
}

function takeOver(unexpected: string): () => void {
  const { dataset } = document.documentElement
  dataset.ready = ''
  if (dataset.held) pressHeld(dataset.held)
  delete dataset.held
  // The head script's; a button that React knows to be busy is off as well.
  document.querySelector('[aria-busy]:not([aria-disabled])')?.removeAttribute('aria-busy')
  listenToNative()
  // After React's own effects, which start the page.
  const pressing = setTimeout(pressEarly)
  answerEarly()
  const onRejection = () => showToast(unexpected)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    clearTimeout(pressing)
    removeEventListener('unhandledrejection', onRejection)
  }
}

/** Tells the head script that this page looks after its own errors now, and listens to the app. */
export function useTakeOver(): void {
  const { unexpected } = useContext(PageWords)
  // Before React reports what it had to mend while hydrating: that is no reason to reload.
  useLayoutEffect(() => takeOver(unexpected), [unexpected])
}
