import { act } from 'react'
import { createRoot, type Root, type RootOptions } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { pause } from '../../shared/lib/pause.ts'

/** A new element of the document and a React root in it. After the test both are taken away again. */
export function prepareRoot(options?: RootOptions): { host: HTMLElement; root: Root } {
  // Without it React warns of each `act`. A stubbed global would be gone before the root is unmounted.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host, options)
  onTestFinished(async () => {
    await act(() => root.unmount())
    host.remove()
  })
  return { host, root }
}

/**
 * Waits for a part that is fetched once it is drawn, ten seconds at most. React draws at the end of an `act`, and
 * warns of a part that comes between two of them: so one follows the other at once.
 */
export async function actUntil(isDrawn: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isDrawn(); turn++) await act(() => pause(50))
}
