import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The page as it was just opened: what was asked or rated is the module's own. */
const openPage = () => import('../../../pages/complaint-detail/rating.ts')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  history.replaceState(null, '', '?problemId=C1')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks three seconds after it is told to, and once only', async () => {
  const { $isAsking, askForRating, closeRating } = await openPage()
  askForRating()
  vi.advanceTimersByTime(2999)
  expect($isAsking.get()).toBe(false)
  vi.advanceTimersByTime(1)
  expect($isAsking.get()).toBe(true)
  closeRating()
  askForRating()
  vi.advanceTimersByTime(5000)
  expect($isAsking.get()).toBe(false)
})

test('does not ask who has rated in the meantime', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(String(init.body))
    return new Response('{"code":"00","data":{}}')
  })
  const { $isAsking, $isRated, askForRating, chooseStars, sendRating } = await openPage()
  askForRating()
  chooseStars(5)
  await sendRating()
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
  const { $isRated, chooseReason, chooseStars, sendRating } = await openPage()
  await sendRating()
  chooseStars(3)
  chooseReason('late')
  await sendRating()
  chooseStars(4)
  await sendRating()
  expect(sent).toEqual(['score=3&problemId=C1&reason=late', 'score=4&problemId=C1'])
  expect($isRated.get()).toBe(false)
})
