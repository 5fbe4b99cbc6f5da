import { act, type ComponentType, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $toast } from '../../../shared/context/toast.ts'
import { later } from '../../../shared/ui/later/later.tsx'
import { prepareRoot } from '../../setup/react-root.ts'

interface SheetProps {
  onClose: () => void
}

const Sheet = () => <p>The sheet</p>

async function show(load: () => Promise<ComponentType<SheetProps>>, tellMissing?: () => void) {
  const Later = later(load)
  const onClose = vi.fn()
  onTestFinished(() => {
    vi.useRealTimers()
    $toast.set(undefined)
  })
  const { host, root } = prepareRoot()
  const render = (isOpen: boolean) =>
    act(async () =>
      root.render(<Later isOpen={isOpen} onClose={onClose} tellMissing={tellMissing} />)
    )
  await render(false)
  return { host, onClose, open: () => render(true), close: () => render(false) }
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

test('the page may say in its own words that a dialog cannot come', async () => {
  const tellMissing = vi.fn()
  const { onClose, open } = await show(() => Promise.reject(new Error('No signal')), tellMissing)
  await open()
  expect(tellMissing).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  expect($toast.get()).toBeUndefined()
})

const Rows = ({ count }: { count: number }) => <p>{count} rows</p>

type Missing = (retry: () => void) => ReactNode

async function showPart(load: () => Promise<ComponentType<{ count: number }>>, missing?: Missing) {
  vi.useFakeTimers()
  const Part = later(load)
  onTestFinished(() => void vi.useRealTimers())
  const { host, root } = prepareRoot()
  await act(async () => root.render(<Part count={3} waiting={<i>Wait</i>} missing={missing} />))
  return { host, pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)) }
}

test('a part is fetched as soon as the page stands, and something waits in its place', async () => {
  const load = vi.fn(async () => {
    await new Promise(resolve => setTimeout(resolve, 100))
    return Rows
  })
  const { host, pass } = await showPart(load)
  expect(load).toHaveBeenCalledOnce()
  expect(host.textContent).toBe('Wait')
  await pass(100)
  expect(host.textContent).toBe('3 rows')
})

test('a part that did not come is fetched again, and without it the page goes on', async () => {
  const lost = new Error('No signal')
  const load = vi.fn(async () => Rows)
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const { host, pass } = await showPart(load)
  await pass(2000)
  expect(host.textContent).toBe('3 rows')

  const never = await showPart(() => Promise.reject(lost))
  expect(never.host.textContent).toBe('Wait')
  await never.pass(2000)
  expect(never.host.textContent).toBe('')
  expect($toast.get()).toBeUndefined()
})

test('a part that does not come can say so, and is fetched again when it is asked for', async () => {
  const load = vi.fn(async () => Rows)
  load.mockRejectedValue(new Error('No signal'))
  const { host, pass } = await showPart(load, retry => (
    <button type="button" onClick={retry}>
      Try again
    </button>
  ))
  await pass(2000)
  expect(host.textContent).toBe('Try again')
  load.mockResolvedValue(Rows)
  await act(async () => host.querySelector('button')?.click())
  expect(host.textContent).toBe('3 rows')
})

test('a dialog that could not come opens once the signal is there', async () => {
  const load = vi.fn(async () => Sheet)
  load.mockRejectedValueOnce(new Error('No signal'))
  const { host, open, close } = await show(load)
  await open()
  expect(host.textContent).toBe('')
  await close()
  await open()
  expect(host.textContent).toBe('The sheet')
})
