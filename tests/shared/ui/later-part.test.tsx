import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { later } from '../../../shared/ui/later/later.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Answer = () => <p>The answer</p>

async function show(load: () => Promise<ComponentType>) {
  vi.useFakeTimers()
  const Part = later(load)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(() => root.unmount())
    vi.useRealTimers()
  })
  const missing = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Try again
    </button>
  )
  await act(async () => root.render(<Part waiting="Coming" missing={missing} />))
  return host
}

const twoSeconds = () => act(() => vi.advanceTimersByTimeAsync(2000))

test('a part stands there once it came, and something else meanwhile', async () => {
  let come = (_: ComponentType) => {}
  const part = new Promise<ComponentType>(resolve => {
    come = resolve
  })
  const host = await show(() => part)
  expect(host.textContent).toBe('Coming')
  await act(async () => come(Answer))
  expect(host.textContent).toBe('The answer')
})

test('a part that did not come once is fetched once more', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Answer)
  load.mockRejectedValueOnce(new Error('No signal'))
  const host = await show(load)
  await twoSeconds()
  expect(host.textContent).toBe('The answer')
})

test('a part that does not come says so, and is fetched again when it is asked for', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Answer)
  load.mockRejectedValue(new Error('No signal'))
  const host = await show(load)
  expect(host.textContent).toBe('Coming')
  await twoSeconds()
  expect(host.textContent).toBe('Try again')
  load.mockResolvedValue(Answer)
  await act(async () => host.querySelector('button')?.click())
  expect(host.textContent).toBe('The answer')
})
