import { act } from 'react'
import { createRoot, type Root, type RootOptions } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** A place in the document and a React root in it. After the test what was drawn is unmounted, and the place is gone. */
export function prepareRoot(options?: RootOptions): { host: HTMLElement; root: Root } {
  // React asks for it before it lets a test wait for effects. A stub would be gone before the root is unmounted.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host, options)
  onTestFinished(async () => {
    await act(() => root.unmount())
    host.remove()
  })
  return { host, root }
}
