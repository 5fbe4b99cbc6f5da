import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRating } from '../../../pages/complaint-detail/rating.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '?problemId=C1')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks three seconds after it is told to, and once only', () => {
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

test('does not ask a borrower who has rated in the meantime', async () => {
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

test('sends a reason with a low score only', async () => {
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
