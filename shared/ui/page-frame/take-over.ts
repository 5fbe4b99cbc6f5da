import { useContext, useLayoutEffect } from 'react'
import { listenToNative } from '../../bridge/from-native.ts'
import { showToast } from '../../context/toast.ts'
import { PageWords } from './page-words.ts'

function takeOver(unexpected: string): () => void {
  document.documentElement.dataset.ready = ''
  listenToNative()
  const onRejection = () => showToast(unexpected)
  addEventListener('unhandledrejection', onRejection)
  return () => removeEventListener('unhandledrejection', onRejection)
}

/** Tells the boot script that this page looks after its own errors now, and listens to the app. */
export function useTakeOver(): void {
  const { unexpected } = useContext(PageWords)
  // Before React reports what it had to mend while hydrating: that is no reason to reload.
  useLayoutEffect(() => takeOver(unexpected), [unexpected])
}
