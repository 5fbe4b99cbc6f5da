import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import { createRating, isLow } from '../../../pages/complaint-detail/rating.ts'
import { createDetailPage } from '../../../pages/complaint-detail/store.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { $openDialogs } from '../../../shared/ui/dialog/open-dialogs.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '?problemId=C1')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the rating is asked for once, three seconds after it may be', () => {
  const { $isAsking, askSoon, close } = createRating()
  askSoon()
  vi.advanceTimersByTime(2999)
  expect($isAsking.get()).toBe(false)
  vi.advanceTimersByTime(1)
  expect($isAsking.get()).toBe(true)
  close()
  askSoon()
  vi.advanceTimersByTime(5000)
  expect($isAsking.get()).toBe(false)
})

test('a borrower who has rated in the meantime is not asked', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(String(init.body))
    return new Response('{"code":"00","data":{}}')
  })
  const { $isAsking, $isRated, askSoon, chooseStars, send } = createRating()
  askSoon()
  chooseStars(5)
  await send()
  expect($isRated.get()).toBe(true)
  expect(sent).toEqual(['score=5&problemId=C1'])
  vi.advanceTimersByTime(3000)
  expect($isAsking.get()).toBe(false)
})

test('a reason is sent with a low score only', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(String(init.body))
    return new Response('{"code":"4510","message":"Rated already"}')
  })
  const { $isRated, chooseReason, chooseStars, send } = createRating()
  await send()
  chooseStars(3)
  chooseReason('late')
  await send()
  chooseStars(4)
  await send()
  expect(sent).toEqual(['score=3&problemId=C1&reason=late', 'score=4&problemId=C1'])
  expect($isRated.get()).toBe(false)
})

test('somebody who is writing is not asked', () => {
  const { $isAsking, askSoon } = createRating()
  askSoon(() => true)
  vi.advanceTimersByTime(3000)
  expect($isAsking.get()).toBe(false)
})

test('somebody whose reply is open is not asked, however empty it is', async () => {
  const { $step, isOpen } = createDetailPage().reply
  expect(isOpen()).toBe(false)
  $step.set('tapped')
  expect(isOpen()).toBe(true)
  $step.set('left')
  expect(isOpen()).toBe(false)
})

test('nobody is asked over an open dialog, but once it is closed', () => {
  const { $isAsking, askSoon } = createRating()
  $openDialogs.set(2)
  askSoon()
  vi.advanceTimersByTime(3000)
  $openDialogs.set(1)
  expect($isAsking.get()).toBe(false)
  $openDialogs.set(0)
  expect($isAsking.get()).toBe(true)
})

test('one to three stars are low, none and four are not', () => {
  expect([0, 1, 3, 4, 5].map(isLow)).toEqual([false, true, true, false, false])
})

test('a rating without a star is not sent, and a star is asked for', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  await createRating().send()
  expect(fetch).not.toHaveBeenCalled()
  expect($toast.get()?.text).toBe(messages.missingStar)
})

test.each([
  ['has it', '"isNeedScore":0', true, messages.rated],
  ['still asks for it', '"isNeedScore":1', false, messages.uncertain]
])(
  'a rating whose answer got lost is settled by a complaint that %s',
  async (_what, field, isRated, message) => {
    vi.useRealTimers()
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.includes('problem-detail')) throw new TypeError('network')
      return new Response(`{"code":"00","data":{"problemId":"C1",${field}}}`)
    })
    const rating = createRating()
    rating.open()
    rating.chooseStars(5)
    await rating.send()
    expect(rating.$isRated.get()).toBe(isRated)
    expect(rating.$isAsking.get()).toBe(!isRated)
    expect($toast.get()?.text).toBe(message)
  }
)

test('a rating that the server refuses shows what the server says', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"code":"4510","message":"Rated already"}'))
  const rating = createRating()
  rating.open()
  rating.chooseStars(2)
  await rating.send()
  expect(rating.$isAsking.get()).toBe(true)
  expect($toast.get()?.text).toBe('Rated already')
})
