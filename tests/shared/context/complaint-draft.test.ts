import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type ComplaintDraft,
  dropComplaintDraft,
  readComplaintDraft,
  saveComplaintDraft
} from '../../../shared/context/complaint-draft.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const draft: ComplaintDraft = {
  preset: '1',
  orderNo: '20410001',
  type: '1',
  subType: '2',
  text: 'They called at night',
  lines: { when: 'at night' },
  missing: 0,
  images: ['https://img.example/a.jpg']
}

beforeEach(() => {
  openAddress('/complaint.html?deviceId=d1')
})

describe('a draft', () => {
  test('is there again for the same device, until it is dropped', async () => {
    expect(await readComplaintDraft()).toBeUndefined()
    expect(sessionStorage.getItem('draft')).toBeNull()
    expect(await saveComplaintDraft(draft)).toBe(true)
    expect(await readComplaintDraft()).toEqual(draft)
    dropComplaintDraft()
    expect(await readComplaintDraft()).toBeUndefined()
  })

  test('is shown in another session only where the server lists its order', async () => {
    openAddress('/complaint.html?sessionId=a')
    await saveComplaintDraft(draft)
    openAddress('/complaint.html?sessionId=b')
    expect(await readComplaintDraft()).toBeUndefined()
    expect(localStorage.getItem('loan:complaint')).toContain('They called at night')
    expect(await readComplaintDraft(['20410001', '20410009'])).toEqual(draft)
  })

  test.each([
    ['of another order', draft, ['20410009']],
    ['without an order', { ...draft, orderNo: '' }, ['20410009', '']]
  ])('%s is another session’s, and is removed', async (_what, written, orders) => {
    openAddress('/complaint.html?sessionId=a')
    await saveComplaintDraft(written)
    openAddress('/complaint.html?sessionId=b')
    expect(await readComplaintDraft(orders.filter(Boolean))).toBeUndefined()
    expect(localStorage.getItem('loan:complaint') ?? '').not.toContain('night')
  })

  test('is its user’s in another session too, and nobody else’s whatever the orders say', async () => {
    openAddress('/complaint.html?sessionId=a&userKey=1')
    await saveComplaintDraft(draft)
    openAddress('/complaint.html?sessionId=b&userKey=1')
    expect(await readComplaintDraft()).toEqual(draft)
    openAddress('/complaint.html?sessionId=c&userKey=2')
    expect(await readComplaintDraft(['20410001'])).toBeUndefined()
    expect(JSON.parse(localStorage.getItem('loan:complaint') ?? '').data).toBeNull()
  })
})

interface StoredDraft {
  id: string
  savedAt: number
  draft: Partial<ComplaintDraft>
}

/** Changes what stands on the phone; `undefined` removes an entry. */
function changeStored(change: (entry: StoredDraft, index: number) => StoredDraft | undefined) {
  const record = JSON.parse(localStorage.getItem('loan:complaint') ?? '')
  const data = record.data.map(change).filter(Boolean)
  localStorage.setItem('loan:complaint', JSON.stringify({ ...record, data }))
}

const storedTexts = () =>
  JSON.parse(localStorage.getItem('loan:complaint') ?? '{"data":[]}').data.map(
    (each: StoredDraft) => each.draft.text
  )

describe('stored drafts', () => {
  beforeEach(() => openAddress('/complaint.html?sessionId=a'))

  test('of one tab are one, the latest', async () => {
    await saveComplaintDraft(draft)
    await saveComplaintDraft({ ...draft, text: 'They called twice' })
    expect(storedTexts()).toEqual(['They called twice'])
    expect((await readComplaintDraft())?.text).toBe('They called twice')
  })

  test('of six tabs are the five latest', async () => {
    for (const tab of [1, 2, 3, 4, 5, 6]) {
      sessionStorage.clear()
      vi.resetModules()
      const { saveComplaintDraft } = await import('../../../shared/context/complaint-draft.ts')
      await saveComplaintDraft({ ...draft, text: `of tab ${tab}` })
    }
    expect(storedTexts()).toEqual([6, 5, 4, 3, 2].map(tab => `of tab ${tab}`))
  })

  test('are gone after a day, in the tab that wrote them as well', async () => {
    await saveComplaintDraft(draft)
    changeStored(entry => ({ ...entry, savedAt: Date.now() - 24 * 3_600_000 }))
    expect(await readComplaintDraft()).toBeUndefined()
    await saveComplaintDraft({ ...draft, text: 'New' })
    expect(storedTexts()).toEqual(['New'])
  })

  test('of other tabs that are past their time go with the next change', async () => {
    await saveComplaintDraft(draft)
    changeStored(entry => ({ ...entry, id: 'other', savedAt: Date.now() - 24 * 3_600_000 }))
    await saveComplaintDraft({ ...draft, text: 'Mine' })
    expect(storedTexts()).toEqual(['Mine'])
  })

  test('of an earlier release, without a count of photos, have lost none', async () => {
    await saveComplaintDraft(draft)
    changeStored(entry => ({ ...entry, draft: { ...entry.draft, missing: undefined } }))
    expect((await readComplaintDraft())?.missing).toBe(0)
  })

  test('leave nothing on the phone once the last one is dropped', async () => {
    await saveComplaintDraft(draft)
    dropComplaintDraft()
    expect(JSON.parse(localStorage.getItem('loan:complaint') ?? '').data).toBeNull()
    expect(sessionStorage.getItem('draft')).toBeNull()
  })
})

describe('two tabs', () => {
  /** Another tab: its session storage is its own, and it has loaded the code anew. */
  async function otherTab() {
    sessionStorage.clear()
    vi.resetModules()
    return import('../../../shared/context/complaint-draft.ts')
  }

  /** The locks that are held, as the browser lists them for all tabs. */
  function holdLocks(): { name: string }[] {
    const held: { name: string }[] = []
    vi.stubGlobal('navigator', {
      locks: {
        query: async () => ({ held }),
        request: async (name: string) => void held.push({ name })
      }
    })
    return held
  }

  test('write two drafts, each its own', async () => {
    holdLocks()
    openAddress('/complaint.html?sessionId=a')
    const first = await otherTab()
    await first.saveComplaintDraft(draft)
    const tab = sessionStorage.getItem('draft') ?? ''
    const second = await otherTab()
    expect(await second.readComplaintDraft()).toBeUndefined()
    await second.saveComplaintDraft({ ...draft, text: 'Something else' })
    sessionStorage.setItem('draft', tab)
    expect((await first.readComplaintDraft())?.text).toBe('They called at night')
    first.dropComplaintDraft()
    expect(localStorage.getItem('loan:complaint')).toContain('Something else')
  })

  test('are told apart by what each of them holds: a third takes up the draft of a closed one', async () => {
    const held = holdLocks()
    openAddress('/complaint.html?sessionId=a')
    await (await otherTab()).saveComplaintDraft(draft)
    const closed = held.splice(0)
    expect(closed).toHaveLength(1)
    await (await otherTab()).saveComplaintDraft({ ...draft, text: 'In an open tab' })
    expect((await (await otherTab()).readComplaintDraft())?.text).toBe('They called at night')
  })

  test('are two still when one of them drops a draft that it never had', async () => {
    openAddress('/complaint.html?sessionId=a')
    await saveComplaintDraft(draft)
    const second = await otherTab()
    second.dropComplaintDraft()
    expect((await second.readComplaintDraft())?.text).toBe('They called at night')
  })

  test('that follow each other write the same one', async () => {
    openAddress('/complaint.html?sessionId=a')
    await saveComplaintDraft(draft)
    expect(await (await otherTab()).readComplaintDraft()).toEqual(draft)
  })
})

describe('the lock on a draft', () => {
  type Request = (name: string, whileHeld: () => Promise<void>) => Promise<void>
  const request = vi.fn<Request>(async () => {})

  beforeEach(() => {
    dropComplaintDraft()
    request.mockClear()
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } })
    openAddress('/complaint.html?sessionId=a')
    vi.resetModules()
  })

  const page = () => import('../../../shared/context/complaint-draft.ts')
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test('is asked for once, however often the borrower types', async () => {
    const { saveComplaintDraft } = await page()
    await saveComplaintDraft(draft)
    await saveComplaintDraft({ ...draft, text: 'They called twice' })
    expect(request).toHaveBeenCalledOnce()
  })

  test('is held until the page is left, and again after the way back', async () => {
    const { saveComplaintDraft } = await page()
    await saveComplaintDraft(draft)
    const isReleased = vi.fn()
    const holding = request.mock.calls[0]?.[1]().then(isReleased)
    await Promise.resolve()
    expect(isReleased).not.toHaveBeenCalled()
    dispatchEvent(new Event('pagehide'))
    await holding
    expect(isReleased).toHaveBeenCalled()
    comeBack()
    expect(request.mock.calls.map(([name]) => name)).toEqual([
      request.mock.calls[0]?.[0],
      request.mock.calls[0]?.[0]
    ])
  })

  test('is not asked for where there is no draft', async () => {
    const { dropComplaintDraft, readComplaintDraft } = await page()
    await readComplaintDraft()
    dropComplaintDraft()
    comeBack()
    expect(request).not.toHaveBeenCalled()
  })
})

test('a draft of 23 hours ago is there when the page is opened anew', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+08:00'), toFake: ['Date'] })
  await saveComplaintDraft(draft)
  vi.setSystemTime(new Date('2026-11-21T09:00:00+08:00'))
  vi.resetModules()
  const { readComplaintDraft } = await import('../../../shared/context/complaint-draft.ts')
  expect(await readComplaintDraft()).toEqual(draft)
})
