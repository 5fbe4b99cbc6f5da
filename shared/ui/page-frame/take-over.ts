import { useContext, useLayoutEffect } from 'react'
import { listenToNative } from '../../bridge/from-native.ts'
import { showToast } from '../../context/toast.ts'
import { accessibleName } from '../../lib/accessible-name.ts'
import { PageWords } from '../page-words/page-words.ts'

/** Presses a button that was tapped before React, as the head script has noted. */
function pressEarly(): void {
  const { dataset } = document.documentElement
  const { tapped } = dataset
  if (!tapped) return
  const buttons = [...document.querySelectorAll('button')]
  const [button, other] = buttons.filter(each => accessibleName(each) === tapped)
  // On a slow phone an answer may be missing: the frame that shows it presses the button.
  if (button?.getAttribute('aria-disabled') === 'true') return
  // A new frame must not press it again.
  delete dataset.tapped
  // If several buttons have this name, nobody knows which one was meant.
  if (!button || other) return
  // The tapped button had the focus and is gone; a dialog gives the focus back to this one.
  button.focus()
  button.click()
}

/** The button under the mouse was replaced, so the browser sends no click. */
function pressHeld(held: string): void {
  const release = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button && accessibleName(button) === held) button.click()
  }
  addEventListener('mouseup', release, { once: true })
}

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
  // The head script's; React marks its own busy buttons as disabled, too.
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

/** Tells the head script that the page handles errors and the app's calls itself. */
export function useTakeOver(): void {
  const { unexpected } = useContext(PageWords)
  // Before React reports repairs of the hydration, which are no reason to reload.
  useLayoutEffect(() => takeOver(unexpected), [unexpected])
}
