import { describe, expect, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { longestNote } from '../../../pages/arrangement/request.ts'
import { planRequestCall } from '../../../shared/api/arrangement.ts'
import { marketDay } from '../../../shared/context/market-time.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { readUnanswered } from '../../../shared/context/unanswered.ts'
import { writeDay } from '../../../shared/loan/day.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'
import { fill, loseDetails, openArrangement, stateOf, wish } from './arrangement-page.ts'

const backend = prepareBackend()
const requests = () => backend.calls(planRequestCall.path).map(({ body }) => body)

describe('the three questions', () => {
  test('come one after the other, and each one back', async () => {
    const { request } = await openArrangement(backend)
    expect(request.$step.get()).toBe(0)
    request.go()
    expect(request.$step.get()).toBe(1)
    request.go()
    expect(request.$step.get()).toBe(2)
    request.back()
    expect(request.$step.get()).toBe(1)
    request.back()
    expect(request.$step.get()).toBe(0)
  })

  test('are sent by the last one, and not before a reason is chosen', async () => {
    const page = await openArrangement(backend)
    fill(page, { ...wish, reason: '' })
    page.request.$step.set(2)
    await page.request.go()
    expect(requests()).toEqual([])
    fill(page, { reason: 'calamity' })
    await page.request.go()
    expect(requests()).toHaveLength(1)
  })

  test('go with a note of at most so many characters, without the blanks around it', async () => {
    const page = await openArrangement(backend)
    fill(page, wish)
    const longest = 'n'.repeat(longestNote)
    expect(page.request.changeNote(`${longest}ope`)).toBe(longest)
    expect(page.request.form.$values.get().note).toBe(longest)
    page.request.changeNote(' the flood ')
    await page.request.send()
    expect(requests()).toMatchObject([{ note: 'the flood' }])
  })

  test.each([
    [0, 'reason', '', messages.chooseReason],
    [1, 'canPay', '0', 'Enter an amount up to ₱5.479,55'],
    [1, 'canPay', '5479.56', 'Enter an amount up to ₱5.479,55'],
    [1, 'canPay', 'some', 'Enter an amount up to ₱5.479,55'],
    [2, 'payOn', '2020-01-01', messages.chooseDate],
    [2, 'payOn', '', messages.chooseDate]
  ] as const)('question %i refuses %s %j', async (step, name, value, error) => {
    const page = await openArrangement(backend)
    page.request.$step.set(step)
    fill(page, { [name]: value })
    expect(page.request.form.check(page.request.validators())?.message).toBe(error)
  })

  test.each([
    [1, 'canPay', '5479.55'],
    [2, 'payOn', writeDay(marketDay())]
  ] as const)('question %i takes %s %j', async (step, name, value) => {
    const page = await openArrangement(backend)
    page.request.$step.set(step)
    fill(page, { [name]: value })
    expect(page.request.form.check(page.request.validators())).toBeUndefined()
  })

  test('go to the lender once, in hundredths, and then say that they have arrived', async () => {
    const page = await openArrangement(backend)
    fill(page, wish)
    await Promise.all([page.request.send(), page.request.send()])
    expect(requests()).toMatchObject([{ ...wish, canPay: '100000' }])
    expect(stateOf(page)).toBe('asked')
  })
})

test('a request whose answer got lost is known to have arrived when it has', async () => {
  const page = await openArrangement(backend, 'arrangement', {
    fault: 'truncated',
    faultOn: 'loan-arrangement/request'
  })
  fill(page, wish)
  await page.request.send()
  expect(stateOf(page)).toBe('asked')
  expect(page.request.$refusal.get()).toBeUndefined()
  expect(page.request.form.$values.get().canPay).toBe('')
  // The same wish on another day is another request.
  expect(readUnanswered()).toEqual([])
})

test.each(['arrangement', 'arrangement-declined'])(
  'a request of %s that arrived says so where it cannot be read again',
  async scenario => {
    const page = await openArrangement(backend, scenario)
    page.askAgain()
    fill(page, wish)
    loseDetails()
    await page.request.send()
    expect(readyOf(page.$resource).data).toMatchObject({
      state: 'asked',
      answerBy: expect.stringMatching(/^20\d\d-/),
      message: ''
    })
    expect(page.$again.get()).toBe(false)
    expect(page.request.$refusal.get()).toBeUndefined()
    expect($toast.get()).toBeUndefined()
  }
)

test('a request that never arrived says so, and keeps what was typed', async () => {
  const page = await openArrangement(backend, 'arrangement', {
    fault: 'http-503',
    faultOn: 'loan-arrangement/request'
  })
  fill(page, wish)
  await page.request.send()
  expect(page.request.$refusal.get()).toEqual({ kind: 'lost', text: messages.lost })
  expect(page.request.form.$values.get()).toMatchObject(wish)
})

test('a request that is refused says why, and nothing is asked again', async () => {
  const page = await openArrangement(backend)
  fill(page, wish)
  const text = 'There is nothing to pay for this loan.'
  const refuse = vi.fn(async () => Response.json({ code: '4301', message: text }))
  vi.stubGlobal('fetch', refuse)
  await page.request.send()
  expect(refuse).toHaveBeenCalledOnce()
  expect(page.request.$refusal.get()).toEqual({ kind: 'refused', text })
  expect(page.request.form.$values.get()).toMatchObject(wish)
})

test('a request that the lender has answered by then shows his answer', async () => {
  const page = await openArrangement(backend)
  fill(page, wish)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init)
    // The lender's clock goes on by the minute that he takes.
    history.replaceState(null, '', `${location.href}&clock=60000`)
    return answer
  })
  await page.request.send()
  expect(stateOf(page)).toBe('offered')
})

test('after a no one can ask again', async () => {
  const page = await openArrangement(backend, 'arrangement-declined')
  page.askAgain()
  fill(page, wish)
  await page.request.send()
  expect(stateOf(page)).toBe('asked')
  expect(page.$again.get()).toBe(false)
})
