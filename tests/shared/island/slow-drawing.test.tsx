import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { act, type ReactNode, useLayoutEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { computed } from '../../../shared/lib/computed.ts'
import { prepareRoot } from '../../setup/react-root.ts'

/** As an island does: it renders once more to listen, but not what is in it. */
function Island({ children }: { children: ReactNode }) {
  const [, setListening] = useState(false)
  useLayoutEffect(() => setListening(true), [])
  return children
}

test('a change that comes while a page is drawn for seconds is shown', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const $state = atom('loading')
  const $words = computed($state, state => `${state}!`)
  const Words = () => useStore($words)
  let isDrawn = false
  const SlowPart = () => {
    if (isDrawn) return null
    isDrawn = true
    vi.advanceTimersByTime(3000)
    $state.set('failed')
    return null
  }
  const { host, root } = prepareRoot()
  const page = (
    <Island>
      <Words />
      <SlowPart />
    </Island>
  )
  await act(() => root.render(page))
  expect(host.textContent).toBe('failed!')
})
