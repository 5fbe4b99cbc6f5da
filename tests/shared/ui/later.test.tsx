import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $toast } from '../../../shared/context/toast.ts'
import { later } from '../../../shared/ui/later/later.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface SheetProps {
  onClose: () => void
}

const Sheet = () => <p>The sheet</p>

async function show(load: () => Promise<ComponentType<SheetProps>>) {
  const Later = later(load)
  const onClose = vi.fn()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(() => root.unmount())
    vi.useRealTimers()
    $toast.set(undefined)
  })
  const render = (isOpen: boolean) =>
    act(async () => root.render(<Later isOpen={isOpen} onClose={onClose} />))
  await render(false)
  return { host, onClose, open: () => render(true) }
}

test('a dialog is fetched once the page rests, and opens at once then', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => Sheet)
  const { host, open } = await show(load)
  expect(load).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(load).toHaveBeenCalledOnce()
  await open()
  expect(host.textContent).toBe('The sheet')
  expect(load).toHaveBeenCalledOnce()
})

test('a dialog that is asked for before is fetched then', async () => {
  const { host, open } = await show(async () => Sheet)
  await open()
  expect(host.textContent).toBe('The sheet')
})

test('a dialog that cannot come says so and counts as closed', async () => {
  const { host, onClose, open } = await show(() => Promise.reject(new Error('No signal')))
  await open()
  expect(host.textContent).toBe('')
  expect(onClose).toHaveBeenCalledOnce()
  expect($toast.get()?.text).toMatch(/^We cannot connect right now/)
})
