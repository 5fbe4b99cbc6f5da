import { describe, expect, test, vi } from 'vitest'
import { createWorkbenchPage, type WorkbenchPage } from '../../../pages/workbench/store.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { attachPhone, call, openWorkbench } from './bench-page.ts'

const backend = prepareBackend()
const due = '?state=order-due'

test('a workbench that has opened nothing has nothing to show', () => {
  backend.openAddress('/workbench.html')
  const page = createWorkbenchPage()
  for (const $list of [page.$calls, page.$problems, page.$appMessages, page.$stored]) {
    expect($list.get()).toEqual([])
  }
  expect(page.$groups.get()).toEqual([])
  expect(page.$siblings.get()).toEqual([])
  expect(page.$opened.get()).toBe('')
  page.reload()
  expect(page.$visit.get()).toBeUndefined()
})

describe('the page in the phone', () => {
  test('is told its settings, and where its notes go', async () => {
    const page = await openWorkbench(backend, due)
    const { phone } = attachPhone(page)
    expect(phone).toMatchObject({ bench: page.bench })
  })

  test.each([
    ['network', 'slow'],
    ['clock', 'day'],
    ['text', '200'],
    ['app', 'app']
  ] as const)('is loaded again where it is for the switch %s', async (name, value) => {
    const page = await openWorkbench(backend, due)
    const { reload } = attachPhone(page)
    const visit = page.$visit.get()
    page.bench.note({ kind: 'opened', address: 'http://localhost/order.html' })
    page.bench.note({ kind: 'broke', message: 'boom' })
    page.bench.note(call)
    page.flip(name, value)
    expect(reload).toHaveBeenCalledOnce()
    expect(page.$visit.get()).toBe(visit)
    expect(page.$opened.get()).toBe('')
    expect(page.$problems.get()).toEqual([])
    expect(page.$calls.get()).toEqual([])
  })

  test('is opened anew for the switches that are in its address', async () => {
    const page = await openWorkbench(backend, due)
    const { reload } = attachPhone(page)
    const first = page.$visit.get()?.id
    page.flip('look', 'dark')
    expect(page.$visit.get()?.address).toContain('theme=dark')
    page.flip('borrower', 'second')
    expect(page.$visit.get()?.address).toContain('userKey=second')
    expect(page.$visit.get()?.id).not.toBe(first)
    expect(reload).not.toHaveBeenCalled()
  })

  test('is opened anew where its frame is gone', async () => {
    const page = await openWorkbench(backend, due)
    const { reload } = attachPhone(page)
    const first = page.$visit.get()?.id
    page.attach(null)
    page.reload()
    expect(page.$visit.get()?.id).not.toBe(first)
    expect(reload).not.toHaveBeenCalled()
  })

  test('hears that its borrower comes back to it', async () => {
    const page = await openWorkbench(backend, due)
    // Nobody comes back to a page that is not there.
    page.comeBack()
    const { inside } = attachPhone(page)
    const events: Event[] = []
    inside.addEventListener('visibilitychange', event => void events.push(event))
    page.comeBack()
    // Pages listen to their window, too, which the event has to reach.
    expect(events.map(({ bubbles }) => bubbles)).toEqual([true])
  })

  test('comes as slowly as the network is, until the workbench is left', async () => {
    const page = await openWorkbench(backend, due)
    expect(document.cookie).toContain('bench-wait=0')
    attachPhone(page)
    page.flip('network', 'slow')
    expect(document.cookie).toContain('bench-wait=2000')
    page.flip('look', 'dark')
    expect(document.cookie).toContain('bench-wait=2000')
    dispatchEvent(new Event('pagehide'))
    expect(document.cookie).not.toMatch(/bench-wait=\d/)
  })
})

describe('what is changed', () => {
  test('in the language opens the page anew in it', async () => {
    const page = await openWorkbench(backend, due)
    const { reload } = attachPhone(page)
    const [first = ''] = page.$listing.get()?.languages ?? []
    expect(first).not.toBe('')
    expect(localStorage['loan:language']).toBe(first)
    page.change({ language: 'fil' })
    expect(localStorage['loan:language']).toBe('fil')
    expect(location.search).toBe(`${due}&language=fil`)
    expect(reload).not.toHaveBeenCalled()
  })

  test('in the fault loads the page again', async () => {
    const page = await openWorkbench(backend, due)
    const { reload } = attachPhone(page)
    page.change({ fault: 'html', on: call.path })
    expect(page.bench.settings().call).toEqual({ fault: 'html', faultOn: call.path })
    expect(location.search).toContain('fault=html')
    expect(reload).toHaveBeenCalledOnce()
  })

  test.each([{ tab: 'pay' }, { view: 'grid' }] as const)(
    'beside the phone leaves it alone: %o',
    async values => {
      const page = await openWorkbench(backend, due)
      const { reload } = attachPhone(page)
      const visit = page.$visit.get()
      page.change(values)
      expect(page.$place.get()).toMatchObject(values)
      expect(reload).not.toHaveBeenCalled()
      expect(page.$visit.get()).toBe(visit)
    }
  )
})

describe('another state', () => {
  /** Counts how often the phone has been emptied and read again. */
  function countReads({ $stored }: WorkbenchPage) {
    const reads: unknown[] = []
    $stored.listen(items => void reads.push(items))
    return reads
  }

  test('is one of its own borrower, whom the sandbox has forgotten', async () => {
    const page = await openWorkbench(backend, due)
    const first = page.$visit.get()?.id ?? 0
    for (const borrower of ['overdue.bench-order-overdue', 'overdue.another']) {
      await fetch(`/muscular${call.path}?sessionId=${borrower}`, { method: 'POST' })
    }
    page.choose('order-overdue')
    await vi.waitFor(() => expect(page.$visit.get()?.address).toContain('bench-order-overdue'))
    expect(page.$visit.get()?.id).toBe(first + 1)
    const borrowers = backend.calls(call.path).map(({ query }) => query.sessionId)
    expect(borrowers).toEqual(['overdue.another'])
  })

  test('that is opened before all is forgotten is not opened twice', async () => {
    const page = await openWorkbench(backend, due)
    const reads = countReads(page)
    page.choose('order-overdue')
    page.flip('borrower', 'second')
    const visit = page.$visit.get()
    expect(visit?.address).toContain('bench-order-overdue-second')
    await vi.waitFor(() => expect(reads).toHaveLength(1))
    expect(page.$visit.get()).toBe(visit)
  })

  test('takes the place of one that was chosen just before', async () => {
    const page = await openWorkbench(backend, due)
    const reads = countReads(page)
    page.choose('order-overdue')
    page.choose('order-settled')
    const addresses: (string | undefined)[] = []
    page.$visit.listen(visit => void addresses.push(visit?.address))
    await vi.waitFor(() => expect(reads).toHaveLength(2))
    expect(addresses).toEqual([expect.stringContaining('bench-order-settled')])
  })

  test('that nobody knows shows nothing', async () => {
    const page = await openWorkbench(backend, due)
    page.choose('order-unheard-of')
    await page.startOver()
    page.flip('borrower', 'second')
    expect(page.$visit.get()).toBeUndefined()
    expect(page.$state.get()).toBeUndefined()
    expect(page.$siblings.get()).toEqual([])
  })
})
