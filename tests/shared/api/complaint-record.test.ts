import { afterEach, expect, test, vi } from 'vitest'
import { fetchComplaint, fetchComplaints } from '../../../shared/api/complaint-record.ts'

function answer(data: unknown) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 0, data })))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const item = { id: 7, time: '2026-12-04 12:00', type: 'Payment', content: 'I paid.' }

test('tabs keep their order and what can be read of their complaints', async () => {
  answer({ tabs: [{ title: 'All', list: [item, { time: 'no id' }] }, { title: 'Open' }] })
  const { data } = await fetchComplaints()
  expect(data).toEqual([
    { title: 'All', items: [{ ...item, id: '7', order: '' }] },
    { title: 'Open', items: [] }
  ])
})

test('a content of many pages is cut by characters', async () => {
  answer({ tabs: [{ title: 'All', list: [{ ...item, content: '😀'.repeat(300) }] }] })
  const { data } = await fetchComplaints()
  expect(data?.[0]?.items[0]?.content).toBe(`${'😀'.repeat(200)}…`)
})

test('a content that is as long as a complaint may be is shown whole', async () => {
  answer({ tabs: [{ title: 'All', list: [{ ...item, content: 'x'.repeat(200) }] }] })
  const { data } = await fetchComplaints()
  expect(data?.[0]?.items[0]?.content).toBe('x'.repeat(200))
})

test('a borrower who never complained may have no tabs at all', async () => {
  answer({ tabs: null })
  expect(await fetchComplaints()).toMatchObject({ success: true, data: [] })
})

test('tabs that are no list cannot be read', async () => {
  vi.useFakeTimers()
  answer({ tabs: 'none' })
  const asking = fetchComplaints()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await asking).toMatchObject({ success: false, code: 'malformed' })
})

test.each([
  [1, true],
  ['2', true],
  [0, false],
  ['0', false],
  [undefined, false]
])('isNeedScore %j asks for a rating: %j', async (isNeedScore, needsScore) => {
  answer({ problemId: 'C1', isNeedScore })
  expect(await fetchComplaint('C1')).toMatchObject({ success: true, data: { needsScore } })
})

test('a field that the server leaves out is empty', async () => {
  answer({ problemId: 'C1' })
  const { data } = await fetchComplaint('C1')
  expect(data).toEqual({
    id: 'C1',
    order: '',
    product: '',
    type: '',
    subType: '',
    content: '',
    images: [],
    agent: '',
    reply: '',
    replyImages: [],
    needsScore: false,
    scoreReasons: [],
    state: undefined,
    answerBy: '',
    thread: [],
    canReply: false,
    canReopen: false,
    paidAt: '',
    minor: undefined,
    channel: '',
    reference: ''
  })
})

test('a thread keeps what can be read of it, with who said what', async () => {
  const message = { from: 'us', name: 'Care', time: '2026-11-22T10:31:00+08:00', text: 'Found it.' }
  answer({
    problemId: 'C1',
    state: 'answered',
    answerBy: '2026-11-25T17:00:00+08:00',
    thread: [
      { ...message, images: ['https://x.example/1.jpg'] },
      { ...message, from: 'system' },
      { ...message, from: 'them' },
      null
    ],
    canReply: 1,
    canReopen: '0'
  })
  const { data } = await fetchComplaint('C1')
  expect(data).toMatchObject({
    state: 'answered',
    answerBy: '2026-11-25T17:00:00+08:00',
    thread: [
      { ...message, images: ['https://x.example/1.jpg'] },
      { ...message, from: 'system', images: [] }
    ],
    canReply: true,
    canReopen: false
  })
})
