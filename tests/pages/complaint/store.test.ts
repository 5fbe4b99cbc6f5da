import { describe, expect, test, vi } from 'vitest'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import { createComplaintPage, earlyRequest, openMine } from '../../../pages/complaint/store.ts'
import { emptyDraft, saveComplaintDraft } from '../../../shared/context/complaint-draft.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { readyOf } from '../../setup/ready.ts'

const backend = prepareBackend()

const storedDraft = () =>
  JSON.parse(localStorage.getItem('loan:complaint') ?? 'null')?.data?.[0]?.draft

test('a choice that is made before the draft is read does not overwrite the draft', async () => {
  backend.open('complaint')
  const store = createComplaintPage()
  await store.open()
  // Written on the next page meanwhile; the way back brings this one back as it was left.
  await saveComplaintDraft({ ...emptyDraft, text: 'what I typed' })
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  store.chooseType('2')
  expect(backend.navigations[0]).toContain('problemType=2')
  await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '2', text: 'what I typed' }))
})

async function openComplaint(scenario = 'complaint', extra: Record<string, string> = {}) {
  backend.open(scenario, extra)
  const page = createComplaintPage()
  await page.open()
  const ready = () => readyOf(page.$start).data
  return { ...page, ready }
}

/** The parameters that the page was given which was opened last. */
function handedOn(): Record<string, string> {
  const address = backend.navigations.at(-1)?.split(' ')[1] ?? ''
  return Object.fromEntries(new URL(address, location.origin).searchParams)
}

describe('choosing a type', () => {
  test('leads on with the loan of the page', async () => {
    const { chooseType } = await openComplaint('complaint', { productId: '301' })
    chooseType('2')
    expect(backend.navigations).toHaveLength(1)
    expect(handedOn()).toMatchObject({
      problemType: '2',
      orderNo: '20410001',
      productId: '301'
    })
  })

  test('of a collection asks first what happened', async () => {
    const { chooseType, chooseSubType, ready } = await openComplaint()
    chooseType('1')
    expect(ready().type).toBe('1')
    expect(backend.navigations).toEqual([])
    chooseSubType('101')
    expect(handedOn()).toMatchObject({ problemType: '1', problemSonType: '101' })
  })

  test('says so where the loan supports no complaint about a collection', async () => {
    const { chooseType, ready } = await openComplaint('complaint-settled')
    chooseType('1')
    expect($toast.get()?.text).toBe(messages.unsupported)
    expect(ready().type).not.toBe('1')
    expect(backend.navigations).toEqual([])
  })

  test('that the address names is refused, too', async () => {
    const { ready } = await openComplaint('complaint-settled', { problemType: '1' })
    expect($toast.get()?.text).toBe(messages.unsupported)
    expect(ready().type).not.toBe('1')
  })

  test('hands on no product with another order than the address has', async () => {
    const { ready, chooseOrder, chooseType } = await openComplaint('complaint', {
      productId: '301'
    })
    const other = ready().orders.find(({ number }) => number !== '20410001')
    if (!other) throw new Error('There is no other order')
    chooseOrder(other.number)
    expect(ready().order?.number).toBe(other.number)
    chooseType('2')
    expect(handedOn().orderNo).toBe(other.number)
    expect(handedOn().productId).toBeUndefined()
  })

  test('leads nowhere while the page loads', () => {
    backend.open('complaint')
    const { chooseType } = createComplaintPage()
    chooseType('2')
    chooseType('1')
    expect(backend.navigations).toEqual([])
    expect($toast.get()).toBeUndefined()
  })

  test('leads on without a loan where there is none', async () => {
    const { chooseType, ready } = await openComplaint('complaint-no-loans', { productId: '301' })
    expect(ready().order).toBeUndefined()
    chooseType('2')
    expect(handedOn()).toMatchObject({ problemType: '2' })
    expect(handedOn().orderNo ?? '').toBe('')
  })

  test('forgets what happened in the collection that was chosen before', async () => {
    const { chooseType, chooseSubType, ready } = await openComplaint()
    chooseType('1')
    chooseSubType('101')
    chooseType('1')
    expect(ready()).toMatchObject({ type: '1', subType: '', isComplete: false })
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '1', subType: '' }))
  })
})

describe('a draft', () => {
  test('is not mentioned where there is none', async () => {
    expect((await openComplaint()).$restored.get()).toBe(false)
  })

  test('is continued with the order and the type that it had', async () => {
    const first = await openComplaint()
    first.chooseType('2')
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '2' }))
    const { $restored, ready } = await openComplaint()
    expect($restored.get()).toBe(true)
    expect(ready().type).toBe('2')
  })

  test('gives way to the type of another address, and keeps its words', async () => {
    const first = await openComplaint()
    first.chooseType('2')
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '2' }))
    const { ready, $restored } = await openComplaint('complaint', { problemType: '1' })
    expect(ready().type).toBe('1')
    expect($restored.get()).toBe(false)
  })

  test('of nothing but a loan is gone on with, and not mentioned', async () => {
    const first = await openComplaint()
    const other = first.ready().orders.find(({ number }) => number !== '20410001')
    first.chooseOrder(other?.number ?? '')
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ orderNo: other?.number }))
    const { $restored, ready } = await openComplaint()
    expect(ready().order?.number).toBe(other?.number)
    expect($restored.get()).toBe(false)
  })

  test('of one address is not taken for that of another with the same digits', async () => {
    const first = await openComplaint('complaint', { orderId: '2041000', problemType: '12' })
    first.chooseType('3')
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '3' }))
    const { ready } = await openComplaint('complaint', { orderId: '20410001', problemType: '2' })
    expect(ready().type).toBe('2')
  })

  test('leaves no words behind when it is discarded', async () => {
    backend.open('complaint')
    await saveComplaintDraft({ ...emptyDraft, text: 'what I typed' })
    const { discardDraft, chooseType } = await openComplaint()
    discardDraft()
    chooseType('2')
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '2', text: '' }))
  })

  test('that is discarded is gone', async () => {
    const first = await openComplaint()
    first.chooseType('2')
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '2' }))
    const { $restored, discardDraft, ready } = await openComplaint()
    discardDraft()
    expect($restored.get()).toBe(false)
    expect(ready().type).toBe('')
    await vi.waitFor(() => expect(storedDraft()).toBeUndefined())
    expect((await openComplaint()).$restored.get()).toBe(false)
  })
})

test('the list of orders opens and closes', async () => {
  const { $showsOrders, toggleOrders } = await openComplaint()
  expect($showsOrders.get()).toBe(false)
  toggleOrders(true)
  expect($showsOrders.get()).toBe(true)
})

test('one’s own complaints are opened with the loan', () => {
  backend.open('complaint')
  openMine()
  expect(backend.navigations[0]).toMatch(/^assign \/complaint-list\.html\?.*orderId=20410001/)
})

describe('the page is opened with', () => {
  test('nothing chosen while it loads', () => {
    backend.open('complaint')
    const { $restored, $start } = createComplaintPage()
    expect($restored.get()).toBe(false)
    expect($start.get().state).toBe('loading')
  })

  test('the loan of the address, where the server knows it', async () => {
    const { ready } = await openComplaint('complaint', { orderId: '20410001' })
    const other = ready().orders.find(({ number }) => number !== '20410001')
    const again = await openComplaint('complaint', { orderId: other?.number ?? '' })
    expect(again.ready().order?.number).toBe(other?.number)
  })

  test('words that were written under another session, of a loan that is his', async () => {
    backend.open('complaint', { userKey: 'ana' })
    await saveComplaintDraft({ ...emptyDraft, orderNo: '20410001', text: 'what I typed' })
    backend.open('complaint', { userKey: 'ana', sessionId: 'borrower.next' })
    const page = createComplaintPage()
    await page.open()
    expect(page.$restored.get()).toBe(true)
  })

  test.each([
    ['20410001', true],
    ['7', false]
  ])(
    'words of another session about the loan %s, which counts if it is his: %s',
    async (orderNo, counts) => {
      backend.open('complaint', { sessionId: 'overdue.old' })
      await saveComplaintDraft({ ...emptyDraft, orderNo, text: 'what I typed' })
      // Another page, which has not read them yet.
      sessionStorage.clear()
      const { $restored } = await openComplaint('complaint', { sessionId: 'overdue.new' })
      expect($restored.get()).toBe(counts)
    }
  )

  test('the loan of the address, whichever the server begins with', async () => {
    const orders = ['7', '8'].map(orderNo => ({ orderNo, isShow: 1 }))
    const problemType = [{ title: 'Payment', value: '2' }]
    const data = { problemType, orderDetail: orders[0], orderList: orders }
    const sent = answerWith({ code: 0, data })
    const { ready } = await openComplaint('complaint', { orderId: '8' })
    expect(sent[0]?.body).toMatchObject({ orderId: '8' })
    expect(ready().order?.number).toBe('8')
  })

  test('a type that the server does not offer is left out without a word', async () => {
    const { ready } = await openComplaint('complaint', { problemType: '99' })
    expect(ready().type).toBe('')
    expect($toast.get()).toBeUndefined()
  })

  test('words of nothing but a text are gone on with, too', async () => {
    backend.open('complaint')
    await saveComplaintDraft({ ...emptyDraft, text: 'what I typed' })
    const { $restored } = await openComplaint()
    expect($restored.get()).toBe(true)
  })

  test('a draft that is discarded leaves the choice of the address', async () => {
    const { chooseType, discardDraft, ready } = await openComplaint('complaint', {
      problemType: '2'
    })
    expect(ready().type).toBe('2')
    chooseType('3')
    discardDraft()
    expect(ready().type).toBe('2')
  })
})

describe('a collection', () => {
  test('is given up when another loan is chosen that supports none', async () => {
    const { ready, chooseType, chooseOrder } = await openComplaint()
    chooseType('1')
    expect(ready().type).toBe('1')
    const settled = ready().orders.find(({ supportsCollection }) => !supportsCollection)
    if (!settled) throw new Error('Each loan supports it')
    chooseOrder(settled.number)
    expect($toast.get()?.text).toBe(messages.unsupported)
    expect(ready().type).toBe('')
    await vi.waitFor(() => expect(storedDraft()).toMatchObject({ type: '', subType: '' }))
  })

  test('that the loan supports is not said to be refused', async () => {
    const { chooseType } = await openComplaint()
    chooseType('1')
    expect($toast.get()).toBeUndefined()
  })
})

test('the next page is opened by its name', async () => {
  const { chooseType } = await openComplaint()
  chooseType('2')
  expect(backend.navigations[0]).toMatch(/^assign \/complaint-next\.html\?/)
})

test('the head script asks with the loan of the address, if it has one', () => {
  expect(earlyRequest()).toMatchObject({
    call: { path: '/v3/user-problem/problem-init' },
    fields: { orderId: { from: 'orderId', optional: true } }
  })
})
