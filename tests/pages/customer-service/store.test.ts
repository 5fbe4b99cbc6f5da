import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  createCustomerServicePage,
  openMine,
  waysOf,
  writeComplaint
} from '../../../pages/customer-service/store.ts'
import { company } from '../../../shared/config/company.ts'
import { answerDate, noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

test('both contacts open', () => {
  const ways = waysOf({ messaging: '+63 900 555 0142', email: 'care@sample.example' })
  expect(ways.map(({ kind, open }) => [kind, typeof open])).toEqual([
    ['messaging', 'function'],
    ['email', 'function']
  ])
})

test('a contact that no app can open is shown to be copied', () => {
  const ways = waysOf({ messaging: 'sample_care', email: '' })
  expect(ways).toEqual([{ kind: 'messaging', value: 'sample_care', open: undefined }])
})

test('one contact stands alone, without the phone', () => {
  const kinds = (contact: { messaging: string; email: string }) =>
    waysOf(contact).map(({ kind, value }) => [kind, value])
  expect(kinds({ messaging: '', email: 'care@sample.example' })).toEqual([
    ['email', 'care@sample.example']
  ])
  expect(kinds({ messaging: '+63 900 555 0142', email: '' })).toEqual([
    ['messaging', '+63 900 555 0142']
  ])
})

test('where the server names none, there is no way to write', () => {
  expect(waysOf({ messaging: '', email: '' })).toEqual([])
})

test('the page has the contacts that the server names', async () => {
  backend.open('customer-service')
  const { $ways, open } = createCustomerServicePage()
  expect($ways.get()).toMatchObject({ state: 'loading' })
  await open()
  const kinds = ['messaging', 'email'].map(kind => expect.objectContaining({ kind }))
  expect($ways.get()).toMatchObject({ state: 'ready', data: kinds })
})

test('the page says why it has no contacts', async () => {
  backend.open('customer-service-refused')
  const { $ways, open } = createCustomerServicePage()
  await open()
  expect($ways.get()).toMatchObject({ state: 'failed', message: expect.stringMatching(/./) })
})

test('a complaint is written and found on pages of their own', () => {
  backend.open('customer-service')
  writeComplaint()
  openMine()
  expect(backend.navigations[0]).toMatch(/^assign \/complaint\.html/)
  expect(backend.navigations[1]).toMatch(/^assign \/complaint-list\.html/)
})

describe('whether the office is open', () => {
  const { officeHours } = company
  const at = (time: string) => noteAnswerDate(`${time}+08:00`)
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  beforeEach(() => {
    backend.open('customer-service')
    localStorage.clear()
    answerDate.ahead = Number.NaN
  })

  afterEach(() => {
    Object.assign(company, { officeHours })
  })

  test('is said once the server has told its time, and again when the borrower comes back', async () => {
    const { $isOpen, open } = createCustomerServicePage()
    comeBack()
    expect($isOpen.get()).toBeUndefined()
    await open()
    expect($isOpen.get()).toBeTypeOf('boolean')
    at('2026-11-27T17:00:00')
    comeBack()
    expect($isOpen.get()).toBe(true)
    at('2026-11-27T19:00:00')
    comeBack()
    expect($isOpen.get()).toBe(false)
    at('2026-12-01T10:00:00')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect($isOpen.get()).toBe(true)
  })

  test('is said anew while the page is looked at', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { $isOpen, open } = createCustomerServicePage()
    await open()
    at('2026-11-27T17:00:00')
    vi.advanceTimersByTime(60_000)
    expect($isOpen.get()).toBe(true)
    at('2026-11-27T19:00:00')
    vi.advanceTimersByTime(60_000)
    expect($isOpen.get()).toBe(false)
  })

  test('is looked at by one clock, however often the contacts are asked for again', async () => {
    const clock = vi.spyOn(window, 'setInterval')
    const { open, retry } = createCustomerServicePage()
    await open()
    clock.mockClear()
    await retry()
    await retry()
    expect(clock).not.toHaveBeenCalled()
  })

  test('is not said by the phone’s own clock', async () => {
    const { $isOpen, open } = createCustomerServicePage()
    await open()
    localStorage.clear()
    answerDate.ahead = Number.NaN
    comeBack()
    expect($isOpen.get()).toBeUndefined()
  })

  test('is not said where the hours are a text alone', async () => {
    Object.assign(company, { officeHours: undefined })
    const { $isOpen, open } = createCustomerServicePage()
    await open()
    expect($isOpen.get()).toBeUndefined()
  })
})
