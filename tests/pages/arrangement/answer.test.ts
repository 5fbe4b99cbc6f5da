import { describe, expect, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { planAnswerCall } from '../../../shared/api/arrangement.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'
import { fill, loseDetails, openArrangement, stateOf, wish } from './arrangement-page.ts'

const backend = prepareBackend()

describe('an offer', () => {
  const answers = () => backend.calls(planAnswerCall.path).map(({ body }) => body)

  test('is agreed to only with the box ticked, and once', async () => {
    const page = await openArrangement(backend, 'arrangement-offered')
    expect(page.answer.$agrees.get()).toBe(false)
    expect(page.answer.$missing.get()).toBe(0)
    page.answer.agree()
    expect(page.answer.$missing.get()).toBe(1)
    expect(answers()).toEqual([])
    page.answer.tick(true)
    expect(page.answer.$missing.get()).toBe(0)
    expect(page.answer.$agreed.get()).toBe(false)
    await Promise.all([page.answer.agree(), page.answer.agree()])
    expect(answers()).toEqual([expect.objectContaining({ id: 'A20410001', agrees: '1' })])
    expect(stateOf(page)).toBe('agreed')
  })

  test('is ticked anew where its payments are others', async () => {
    const page = await openArrangement(backend, 'arrangement-offered')
    page.answer.tick(true)
    const comeBack = async () => {
      const before = page.$resource.get()
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await vi.waitFor(() => expect(page.$resource.get()).not.toBe(before))
    }
    await comeBack()
    expect(page.answer.$agrees.get()).toBe(true)
    const ask = fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await ask(url, init)
      return url.includes('loan-arrangement/detail')
        ? new Response((await response.text()).replace(/"amount":\d+/, '"amount":1'))
        : response
    })
    await comeBack()
    expect(page.answer.$agrees.get()).toBe(false)
    vi.unstubAllGlobals()
  })

  test('is turned down after a question', async () => {
    const page = await openArrangement(backend, 'arrangement-offered')
    const { $asking, askDecline, keepOffer, answer } = page.answer
    const questions: boolean[] = []
    $asking.subscribe(isAsking => void questions.push(isAsking))
    askDecline()
    keepOffer()
    expect(questions).toEqual([false, true, false])
    expect(answers()).toEqual([])
    askDecline()
    await answer(false)
    expect(questions).toEqual([false, true, false, true, false])
    expect(stateOf(page)).toBe('ended')
  })

  test.each(['arrangement', 'arrangement-agreed'])(
    'that is none is not answered: %s',
    async scenario => {
      const page = await openArrangement(backend, scenario)
      await page.answer.answer(false)
      expect(answers()).toEqual([])
    }
  )

  test('that has ended in the hand is not agreed to', async () => {
    const page = await openArrangement(backend, 'arrangement-offered')
    page.answer.tick(true)
    loseDetails()
    vi.useFakeTimers({ now: Date.now() + 4 * 86_400_000, toFake: ['Date'] })
    await page.answer.agree()
    vi.useRealTimers()
    expect(answers()).toEqual([])
    expect($toast.get()).toBeUndefined()
    expect(page.answer.$refusal.get()).toEqual({ kind: 'refused', text: messages.over })
  })

  test.each([
    [true, 'agreed'],
    [false, 'ended']
  ])(
    'that was answered with %s is %s also where it cannot be read again',
    async (agrees, state) => {
      const page = await openArrangement(backend, 'arrangement-offered')
      const { offer } = readyOf(page.$resource).data
      loseDetails()
      await page.answer.answer(agrees)
      expect(readyOf(page.$resource).data).toEqual({ state, answerBy: '', message: '', offer })
      expect(page.answer.$refusal.get()).toBeUndefined()
      expect($toast.get()).toBeUndefined()
    }
  )

  test('that takes the place of one turned down stands', async () => {
    const page = await openArrangement(backend, 'arrangement-offered')
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.includes('arrangement/answer')) return Response.json({ code: 0, message: '' })
      const response = await fetch(url, init)
      return new Response((await response.text()).replace('A20410001', 'A20410002'))
    })
    await page.answer.answer(false)
    expect(readyOf(page.$resource).data).toMatchObject({
      state: 'offered',
      offer: { id: 'A20410002' }
    })
  })

  test('whose refused answer brings another offer says that it was refused', async () => {
    const page = await openArrangement(backend, 'arrangement-offered')
    const { fetch } = globalThis
    const text = 'There is no such offer.'
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.includes('arrangement/answer')) return Response.json({ code: '4302', message: text })
      const response = await fetch(url, init)
      return new Response((await response.text()).replace('A20410001', 'A20410002'))
    })
    page.answer.tick(true)
    await page.answer.agree()
    expect(readyOf(page.$resource).data.offer?.id).toBe('A20410002')
    expect(page.answer.$refusal.get()).toEqual({ kind: 'refused', text })
  })

  test('whose answer never arrived stays an offer', async () => {
    const page = await openArrangement(backend, 'arrangement-offered', {
      fault: 'http-503',
      faultOn: 'loan-arrangement/answer'
    })
    page.answer.tick(true)
    await page.answer.agree()
    expect(stateOf(page)).toBe('offered')
    expect(page.answer.$refusal.get()).toEqual({ kind: 'lost', text: messages.lost })
  })
})

describe('in two tabs', () => {
  test('a request counts once, and both say that it was asked for', async () => {
    const one = await openArrangement(backend)
    const other = await openArrangement(backend)
    fill(one, wish)
    fill(other, { ...wish, canPay: '2000' })
    await one.request.send()
    await other.request.send()
    expect([stateOf(one), stateOf(other)]).toEqual(['asked', 'asked'])
    expect(other.request.$refusal.get()).toBeUndefined()
  })

  test('a plan that the one has agreed to is not turned down by the other', async () => {
    const one = await openArrangement(backend, 'arrangement-offered')
    const other = await openArrangement(backend, 'arrangement-offered')
    one.answer.tick(true)
    await one.answer.agree()
    other.answer.askDecline()
    await other.answer.answer(false)
    expect(stateOf(other)).toBe('agreed')
    expect(other.answer.$asking.get()).toBe(false)
  })
})
