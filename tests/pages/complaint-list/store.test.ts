import { describe, expect, test } from 'vitest'
import { createComplaintListPage, writeComplaint } from '../../../pages/complaint-list/store.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { readyOf } from '../../setup/ready.ts'

const backend = prepareBackend()

async function openList(scenario = 'complaint-list', extra = {}) {
  backend.open(scenario, extra)
  const page = createComplaintListPage()
  await page.open()
  return page
}

async function readyList(scenario?: string, extra = {}) {
  const page = await openList(scenario, extra)
  const ready = () => readyOf(page.$list)
  return { ...page, ready }
}

describe('the list of complaints', () => {
  test('opens with all of them', async () => {
    const { ready } = await readyList()
    expect(ready().selected).toBe(0)
    expect(ready().items).toEqual(ready().tabs[0]?.items)
    expect(ready().isEmpty).toBe(false)
  })

  test('shows the tab that was tapped, and again after a reload', async () => {
    const { ready, chooseTab } = await readyList()
    chooseTab(1)
    expect(ready().selected).toBe(1)
    expect(ready().items).toEqual(ready().tabs[1]?.items)
    expect(new URLSearchParams(location.search).get('tab')).toBe('1')
    const again = createComplaintListPage()
    await again.open()
    expect(again.$list.get()).toMatchObject({ selected: 1 })
  })

  test.each(['9', '12', 'x', '-1', ''])(
    'shows the first tab for a tab %j in the address',
    async tab => {
      expect((await readyList('complaint-list', { tab })).ready().selected).toBe(0)
    }
  )

  test('is empty when no tab has a complaint', async () => {
    const { ready } = await readyList('complaint-list-empty')
    expect(ready()).toMatchObject({ isEmpty: true, items: [] })
  })

  test('is empty, too, for a borrower for whom the server has no tabs', async () => {
    answerWith({ code: '00', data: { tabs: null } })
    expect((await readyList()).ready()).toMatchObject({ isEmpty: true, items: [], selected: 0 })
  })

  test('is not empty when only the shown tab is', async () => {
    const list = [{ id: 'C1' }]
    const tabs = [
      { title: 'Answered', list: [] },
      { title: 'In progress', list }
    ]
    answerWith({ code: 0, data: { tabs } })
    expect((await readyList()).ready()).toMatchObject({ isEmpty: false, items: [] })
  })

  test('says why it is refused', async () => {
    expect((await openList('complaint-list-refused')).$list.get().state).toBe('failed')
  })

  test('asks again after a failure', async () => {
    const { $list, retry } = await openList('complaint-list', {
      fault: 'http-404',
      faultTimes: '1'
    })
    expect($list.get().state).toBe('failed')
    await retry()
    expect($list.get().state).toBe('ready')
  })
})

describe('a complaint', () => {
  test('that has moved since it was seen is marked as news until it is opened', async () => {
    const item = { problemId: 'C1', id: 'C1' }
    const tabs = (...lists: object[][]) => ({
      code: '00',
      data: { tabs: lists.map((list, index) => ({ title: `Tab ${index}`, list })) }
    })
    backend.open('complaint-list')
    answerWith(tabs([item], []), tabs([], [item]))
    const first = createComplaintListPage()
    await first.open()
    expect([...first.$news.get()]).toEqual([])
    const second = createComplaintListPage()
    await second.open()
    const [news] = second.$news.get()
    expect(second.$news.get().size).toBe(1)
    second.openComplaint({ id: news ?? '', time: '', type: '', content: '', order: '' })
    const third = createComplaintListPage()
    await third.open()
    expect([...third.$news.get()]).toEqual([])
  })

  test('that is no news is not noted as read when it is opened', async () => {
    backend.open('complaint-list')
    createComplaintListPage().openComplaint({
      id: 'C1',
      time: '',
      type: '',
      content: '',
      order: ''
    })
    expect(localStorage.getItem('loan:seen')).toBeNull()
  })

  test('is opened with its own loan, and never with another that the address names', () => {
    const opened = (order: string) => {
      const item = { id: 'C1', time: '', type: '', content: '', order }
      createComplaintListPage().openComplaint(item)
      const [, address = ''] = backend.navigations.at(-1)?.split(' ') ?? []
      const { pathname, searchParams } = new URL(address, location.origin)
      expect(pathname).toBe('/complaint-detail.html')
      return ['problemId', 'productId', 'orderId'].map(name => searchParams.get(name))
    }
    backend.open('complaint-list', { productId: '301', orderId: '20410001' })
    expect(opened('20410001')).toEqual(['C1', '301', '20410001'])
    expect(opened('20410002')).toEqual(['C1', null, '20410002'])
    expect(opened('')).toEqual(['C1', null, null])
  })

  test('can be written', () => {
    backend.open('complaint-list')
    writeComplaint()
    expect(backend.navigations[0]).toMatch(/^assign .*complaint\.html/)
  })
})
