import { expect, test, vi } from 'vitest'
import {
  noteAnswered,
  noteSeen,
  noteSent,
  noteSentAlone,
  readUnanswered,
  remainingWait
} from '../../../shared/context/unanswered.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const call = { path: '/v3/loan-details/generate-vcode' }
const fields = { orderId: '20410001', amount: '₱5,455.00' }

test('two tabs that are tapped in the same moment note one intention: each waits for the lock', async () => {
  openAddress('/repay.html?sessionId=a')
  let release: (() => Promise<unknown>) | undefined
  const request = (_name: string, _options: object, note: () => Promise<unknown>) =>
    new Promise(done => {
      release = async () => done(await note())
    })
  vi.stubGlobal('navigator', { locks: { request } })
  const noted = noteSentAlone(call, fields)
  expect(readUnanswered()).toEqual([])
  // The other tab had the lock first.
  const { id } = noteSent(call, fields)
  await vi.waitFor(() => expect(release).toBeDefined())
  await release?.()
  expect((await noted).id).toBe(id)
  expect(readUnanswered()).toHaveLength(1)
})

test('the same write keeps its id, whatever the order of its fields; another content has one of its own', () => {
  openAddress('/repay.html?sessionId=a')
  const first = noteSent(call, fields)
  const { amount, orderId } = fields
  expect(noteSent(call, { amount, orderId }).id).toBe(first.id)
  expect(first.id).toMatch(/^[0-9a-f]{32}$/)
  const others = [
    noteSent(call, { ...fields, amount: '₱455.00' }),
    noteSent({ path: '/v3/loan-details/other' }, fields)
  ]
  expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(3)
  expect(readUnanswered()).toHaveLength(3)
})

test('another loan of the same terms is another write; an address that names none means the one before', () => {
  openAddress('/confirm.html?sessionId=a')
  const push = { path: '/v3/loan-confirm/loan-detail-push' }
  const terms = { amount: '500000', productId: '301' }
  const ids = ['A', 'B', '', 'B', 'A'].map(order => noteSent({ ...push, order }, terms).id)
  const [first, second, , again, firstAgain] = ids
  expect(first).not.toBe(second)
  expect([firstAgain, again]).toEqual([first, second])
  expect([first, second]).toContain(ids[2])
})

test('a write names its loan by either name of the field, and nothing of its content', () => {
  openAddress('/repay.html?sessionId=a')
  expect(noteSent(call, fields).order).toBe('20410001')
  expect(noteSent(call, { orderNo: '20410002' }).order).toBe('20410002')
  expect(noteSent(call, {}).order).toBe('')
  expect(localStorage.getItem('loan:unanswered')).not.toContain('5,455')
})

test('an answer is waited for a minute, until it came or was lost', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  openAddress('/repay.html?sessionId=a')
  const write = noteSent(call, fields)
  const left = () => readUnanswered().map(remainingWait)
  expect(left()).toEqual([60_000])
  vi.advanceTimersByTime(45_000)
  expect(left()).toEqual([15_000])
  // Sent once more: its answer may take as long again, and it was first sent when it was.
  noteSent(call, fields)
  expect(left()).toEqual([60_000])
  expect(readUnanswered()[0]?.sentAt).toBe(Date.now() - 45_000)
  noteAnswered(write, true)
  expect(left()).toEqual([0])
  noteAnswered(write, false)
  expect(left()).toEqual([])
  expect(localStorage.getItem('loan:unanswered')).toContain('"data":[]')
})

test('an answer to one write leaves the others alone', () => {
  openAddress('/repay.html?sessionId=a')
  const one = noteSent(call, fields)
  const other = noteSent(call, { orderId: '20410002' })
  noteAnswered(one, true)
  expect(readUnanswered().map(each => remainingWait(each) > 0)).toEqual([false, true])
  noteSeen(other.id)
  expect(readUnanswered().map(({ isTold }) => isTold)).toEqual([false, true])
  noteAnswered(one, false)
  expect(readUnanswered().map(({ id }) => id)).toEqual([other.id])
  // Sent again, it is something to be told once more.
  noteSent(call, { orderId: '20410002' })
  expect(readUnanswered().map(({ isTold }) => isTold)).toEqual([false])
})

test('a write grows old by its own time, however young the others are', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  openAddress('/repay.html?sessionId=a')
  const first = noteSent(call, fields)
  for (const orderId of ['20410002', '20410003', '20410004', '20410005']) {
    vi.advanceTimersByTime(20 * 3_600_000)
    noteSent(call, { orderId })
  }
  expect(readUnanswered().map(({ order }) => order)).toEqual(['20410004', '20410005'])
  expect(noteSent(call, fields).id).not.toBe(first.id)
})

test('of more than fifty the oldest are forgotten, and another borrower’s are nobody else’s', () => {
  openAddress('/repay.html?sessionId=a')
  for (let number = 0; number < 52; number++) noteSent(call, { orderId: `${number}` })
  expect(readUnanswered()).toHaveLength(50)
  expect(readUnanswered()[0]?.order).toBe('2')
  openAddress('/repay.html?sessionId=b')
  expect(readUnanswered()).toEqual([])
})
