import { describe, expect, test } from 'vitest'
import { changeType, createComplaintNextPage } from '../../../pages/complaint-next/store.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { readyOf } from '../../setup/ready.ts'

const { open, navigations } = prepareBackend()

const order = (orderNo: string, change: object = {}) => ({
  orderNo,
  productName: 'Sample Peso',
  status: 'Overdue',
  list: [{ title: 'Amount', value: '₱5.000,00' }],
  ...change
})
const problemSonType = [{ title: 'Calls', value: '101' }]
const start = (data: object) => ({
  code: '00',
  data: { problemType: [{ title: 'Collection', value: '1' }], problemSonType, tabs: [], ...data }
})

async function openWith(data: object, extra: Record<string, string> = {}) {
  open('complaint-next-payment', extra)
  answerWith(start(data))
  const page = createComplaintNextPage()
  await page.open()
  return page
}

describe('the loan of a complaint', () => {
  test.each<[string, object[], string]>([
    ['the one that the address names', [order('1'), order('20410001', { status: 'Due' })], 'Due'],
    ['without its state', [order('20410001', { status: '' })], ''],
    ['none that the server does not list', [order('1')], 'none']
  ])('is %s', async (_, orderList, status) => {
    const about = readyOf((await openWith({ orderList })).$about)
    const text = ['Sample Peso', '₱5.000,00', status].filter(Boolean).join(' · ')
    expect(about.data.loan).toBe(status === 'none' ? '' : text)
  })

  test('is said without lines where the server sends none', async () => {
    const orderDetail = order('20410001', { list: [] })
    expect(readyOf((await openWith({ orderDetail })).$about).data.loan).toBe(
      'Sample Peso · Overdue'
    )
  })

  test.each([
    ['its collection', '1', 'unsupported'],
    ['a payment', '2', 'ready']
  ])(
    'may take no complaint about its collection, and then one about %s: %s is %s',
    async (_, problemType, state) => {
      const orderList = [order('20410001', { isShow: 0 })]
      const extra = { problemType, problemSonType: '101' }
      expect((await openWith({ orderList }, extra)).$about.get().state).toBe(state)
    }
  )

  test('is asked for before one about collection is written', async () => {
    open('complaint-next-collection', { problemType: '1', problemSonType: '101', orderNo: '' })
    await createComplaintNextPage().open()
    expect(navigations).toEqual([expect.stringMatching(/^replace \/complaint\.html/)])
  })

  test('may be missing for one about a payment', async () => {
    const extra = { problemType: '2', orderNo: '' }
    const orderDetail = order('20410001', { isShow: 1 })
    expect((await openWith({ orderDetail }, extra)).$about.get().state).toBe('ready')
  })

  test('may be the one that the server chose', async () => {
    const extra = { problemType: '1', problemSonType: '101' }
    const orderDetail = order('20410001', { isShow: 1 })
    expect((await openWith({ orderDetail }, extra)).$about.get().state).toBe('ready')
  })

  test('is taken for one about its collection where the server does not list it', async () => {
    const extra = { problemType: '1', problemSonType: '101' }
    expect((await openWith({}, extra)).$about.get().state).toBe('ready')
  })
})

describe('the page of a complaint', () => {
  test('asks nothing more about anything else', async () => {
    const about = readyOf((await openWith({}, { problemType: '3' })).$about)
    expect(about.data.questions).toEqual([])
  })

  test('asks for no sub-type where there is none', async () => {
    await openWith({ problemSonType: [] }, { problemType: '1' })
    expect(navigations).toEqual([])
  })

  test('stays where it is when the server refuses, and says so', async () => {
    open('complaint-next-collection', { problemSonType: '', fault: 'failure' })
    const page = createComplaintNextPage()
    await page.open()
    expect(page.$about.get()).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/./)
    })
    expect(navigations).toEqual([])
  })

  test('has a way back to the choice, from which one may return', () => {
    open('complaint-next-payment')
    changeType()
    expect(navigations[0]).toMatch(/^assign \/complaint\.html\?.*problemType=2/)
  })

  test('tries failed photos again as soon as there is a network', async () => {
    const { photos } = await openWith({})
    photos.$photos.set([{ id: 1, name: 'a.jpg', state: 'failed', message: 'No connection.' }])
    dispatchEvent(new Event('online'))
    expect(photos.$photos.get()).toMatchObject([{ name: 'a.jpg', state: 'waiting' }])
  })

  test('restores the words of a draft once, not over those that are typed', async () => {
    const first = await openWith({})
    first.text.changeText('text', 'I paid on Monday.')
    dispatchEvent(new Event('pagehide'))
    const { text, draft, open: openAgain } = await openWith({})
    expect(draft.$restored.get()).toBe(true)
    expect(text.form.$values.get().text).toBe('I paid on Monday.')
    text.changeText('text', 'I paid twice.')
    await openAgain()
    expect(text.form.$values.get().text).toBe('I paid twice.')
  })
})
