import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { myDataMessages } from '#messages/my-data.ts'
import { longestDetails } from '../../../pages/my-data/asking.ts'
import { earlyRequest } from '../../../pages/my-data/store.ts'
import { brand } from '../../../shared/config/brand.ts'
import { endSession, renewSession } from '../../../shared/context/session-end.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { readyOf } from '../../setup/ready.ts'
import { backend, openData, requestCalls } from './data-page.ts'

afterEach(renewSession)

describe('asking', () => {
  test('is said of the right and the consent that it is about, while it is on its way', async () => {
    const page = await openData('my-data')
    const answer = page.ask('see')
    expect(page.$asking.get()).toEqual({ kind: 'see', consentId: '' })
    await answer
    const nextAnswer = page.withdraw('offers')
    expect(page.$asking.get()).toEqual({ kind: 'withdraw', consentId: 'offers' })
    await nextAnswer
    expect(page.$asking.get()).toEqual({})
  })

  test('with nothing but spaces lacks its words', async () => {
    const page = await openData('my-data')
    page.change('correct', ' \n ')
    await page.ask('correct')
    expect(requestCalls()).toEqual([])
    expect(page.$asking.get()).toEqual({ kind: 'correct', isMissing: true })
  })

  test('has words of a limited length, of which those typed first stay', async () => {
    const page = await openData('my-data')
    const long = 'x'.repeat(longestDetails)
    expect(page.change('object', `${long}yz`)).toBe(long)
    expect(page.change('object', `y${long}`)).toBe(long)
    expect(page.$details.get().object).toBe(long)
  })

  test('is answered where there is no list', async () => {
    const page = await openData('data-refused')
    await page.ask('see')
    expect(requestCalls()).toHaveLength(1)
    expect($toast.get()?.text).toMatch(/number P-2001/)
    expect(page.$asking.get()).toEqual({})
    expect(page.$privacy.get().state).toBe('failed')
  })

  test('keeps its answer on the screen where the list cannot be read again', async () => {
    const page = await openData('my-data')
    history.replaceState(null, '', `${location.href}&fault=offline&faultOn=user-privacy/list`)
    await page.ask('see')
    expect($toast.get()?.text).toMatch(/number P-2001/)
  })
})

describe('of two requests at a time', () => {
  /** The request with this word in it gets no answer. */
  const lose = (word: string) => {
    const { fetch } = window
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (String(call[1]?.body).includes(word)) throw new TypeError('offline')
      return fetch(...call)
    })
  }

  test.each([
    ['see', { kind: 'see' }],
    ['offers', { consentId: 'offers' }]
  ])('%s keeps its reason when it gets lost and the other is answered', async (word, asking) => {
    const page = await openData('my-data')
    lose(word)
    await Promise.all([page.ask('see'), page.withdraw('offers')])
    expect(page.$asking.get()).toMatchObject({ ...asking, problem: { kind: 'lost' } })
  })

  test('a question about all does not take the words of another right', async () => {
    const page = await openData('my-data')
    await page.ask('delete')
    page.change('correct', 'My name')
    await page.ask('correct')
    expect(requestCalls().map(({ body }) => body.details)).toEqual(['My name'])
  })

  test('words go out without the spaces around them, and are gone', async () => {
    const page = await openData('my-data')
    page.change('correct', '  My name ')
    await page.ask('correct')
    expect(requestCalls().map(({ body }) => body.details)).toEqual(['My name'])
    expect(page.$details.get().correct).toBe('')
  })

  test('words that are added while a text is on its way stay', async () => {
    const page = await openData('my-data')
    page.change('correct', 'My name')
    const answer = page.ask('correct')
    page.change('correct', 'My name and my address')
    await answer
    expect(page.$details.get().correct).toBe('My name and my address')
  })
})

test('only a right that waits for its answer cannot be asked for again', async () => {
  const page = await openData('data-requests')
  const { requests } = readyOf(page.$privacy).data
  const kindsIn = (isOpen: boolean) =>
    requests.filter(({ state }) => (state === 'open') === isOpen).map(({ kind }) => kind)
  expect(kindsIn(false)).not.toHaveLength(0)
  expect([...page.$open.get()].sort()).toEqual([...new Set(kindsIn(true))].sort())
})

test('a consent that is taken back as the session ends says so on no later list', async () => {
  const page = await openData('my-data')
  const answer = page.withdraw('offers')
  endSession()
  await answer
  backend.open('my-data-settled')
  renewSession()
  const idsOf = () => page.$consents.get().map(({ consent }) => consent.id)
  await vi.waitFor(() => expect(idsOf()).toContain('offers'))
  expect(page.$consents.get().filter(({ answer }) => answer)).toEqual([])
})

test('a brand without the service asks nothing, and says whom to ask', async () => {
  const { services } = brand
  expect(earlyRequest()).toBeDefined()
  onTestFinished(() => void Object.assign(brand, { services }))
  Object.assign(brand, { services: services.filter(each => each !== 'privacy') })
  const page = await openData('my-data')
  expect(page.isOffered).toBe(false)
  expect(page.$privacy.get()).toMatchObject({
    state: 'failed',
    message: myDataMessages.notOffered
  })
  expect([backend.calls(), earlyRequest()]).toEqual([[], undefined])
})

describe('words that are not sent', () => {
  const storedDraft = () => localStorage.getItem('loan:dataRequest')
  const leave = () => dispatchEvent(new Event('pagehide'))

  /** Writes and leaves the page. */
  async function write(extra?: Record<string, string>) {
    const page = await openData('my-data', extra)
    page.change('object', 'No more offers')
    leave()
    await vi.waitFor(() => expect(storedDraft()).toContain('No more offers'))
    return page
  }

  test('are not shown to a session that may be another’s', async () => {
    await write()
    const { $details } = await openData('my-data', { sessionId: 'another' })
    expect($details.get()).toEqual({})
  })

  test('of one right stay when those of another are sent', async () => {
    const page = await write()
    page.change('correct', 'My name')
    await page.ask('object')
    await vi.waitFor(() => expect(storedDraft()).not.toContain('No more offers'))
    const { $details } = await openData('my-data')
    expect($details.get()).toMatchObject({ correct: 'My name', object: '' })
  })

  test('are not kept for another day by a look at them', async () => {
    await write()
    const before = storedDraft()
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
    const { $details } = await openData('my-data')
    expect($details.get().object).toBe('No more offers')
    leave()
    expect(storedDraft()).toBe(before)
  })
})
