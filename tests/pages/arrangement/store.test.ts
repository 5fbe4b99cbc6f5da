import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { faultMessages } from '#messages/faults.ts'
import { createArrangementPage } from '../../../pages/arrangement/store.ts'
import { arrangementCall, planRequestCall } from '../../../shared/api/arrangement.ts'
import { brand } from '../../../shared/config/brand.ts'
import { refreshCommonParams } from '../../../shared/context/common-params.ts'
import { $session, renewSession } from '../../../shared/context/session-end.ts'
import { $keyboardOpen } from '../../../shared/forms/keyboard.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { type AskingPage, fill, openArrangement, stateOf, wish } from './arrangement-page.ts'

const backend = prepareBackend()

async function comeBack(): Promise<void> {
  const before = backend.calls().length
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(backend.calls()).toHaveLength(before + 2))
}

const requests = () => backend.calls(planRequestCall.path).map(({ body }) => body)

describe('the debt', () => {
  /** Lets the lender's answer about the debt be another one. */
  function changeDebt(change: (text: string) => string, status = 200): void {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await fetch(url, init)
      if (url.includes('arrangement')) return response
      return new Response(change(await response.text()), { status })
    })
  }
  const lessDebt = (text: string) => text.replaceAll('5.479,55', '4.000,00')
  const unknown = { amount: '', date: '', rows: [] }

  test('is asked for again when the page comes back', async () => {
    const page = await openArrangement(backend)
    expect(page.$owed.get()).toBe('₱5.479,55')
    changeDebt(lessDebt)
    await comeBack()
    await vi.waitFor(() => expect(page.$owed.get()).toBe('₱4.000,00'))
  })

  test('stays where a later answer about it gets lost', async () => {
    const page = await openArrangement(backend)
    changeDebt(lessDebt, 404)
    await comeBack()
    await new Promise(done => setTimeout(done, 50))
    expect(page.$owed.get()).toBe('₱5.479,55')
  })

  test('is not known any more where a later answer refuses it', async () => {
    const page = await openArrangement(backend)
    changeDebt(() => JSON.stringify({ code: '4004', message: 'No loan.' }))
    await comeBack()
    await vi.waitFor(() => expect(page.$debt.get()).toEqual(unknown))
  })

  test('that nobody tells is known to nobody, and any amount can be offered', async () => {
    backend.open('arrangement')
    changeDebt(String, 404)
    const page = createArrangementPage()
    await page.open()
    await vi.waitFor(() => expect(page.$debt.get()).toEqual(unknown))
    page.request.$step.set(1)
    fill(page, { canPay: '0' })
    const { form, validators } = page.request
    expect(form.check(validators())?.message).toBe(messages.enterAnyAmount)
    fill(page, { canPay: '999999' })
    expect(form.check(validators())).toBeUndefined()
  })
})

describe('a session that ends', () => {
  beforeEach(renewSession)
  const end = () => history.replaceState(null, '', `${location.href}&fault=session-code`)
  const logIn = (page: AskingPage, borrower: string) => {
    expect($session.get()).toBe('ended')
    expect(page.$resource.get()).toMatchObject({ state: 'failed', message: faultMessages.session })
    expect(page.$debt.get()).toBeUndefined()
    refreshCommonParams(`sessionId=${borrower}.again&fault=`)
    return vi.waitFor(() => expect(page.$resource.get().state).toBe('ready'))
  }

  test('over a request keeps what was typed, and sends it in the next one', async () => {
    const page = await openArrangement(backend, 'arrangement', { userKey: 'ada' })
    fill(page, wish)
    page.request.$step.set(2)
    end()
    await page.request.send()
    await logIn(page, 'overdue')
    expect(page.request.form.$values.get()).toMatchObject(wish)
    expect(page.request.$step.get()).toBe(2)
    expect(page.request.$refusal.get()).toBeUndefined()
    await page.request.send()
    expect(requests().at(-1)).toMatchObject({ ...wish, canPay: '100000' })
    expect(stateOf(page)).toBe('asked')
  })

  test('over a yes leaves the offer and the tick', async () => {
    const page = await openArrangement(backend, 'arrangement-offered', { userKey: 'ada' })
    page.answer.tick(true)
    end()
    await page.answer.agree()
    await logIn(page, 'arrangement-offered')
    expect(stateOf(page)).toBe('offered')
    expect(page.answer.$agrees.get()).toBe(true)
    expect(page.answer.$refusal.get()).toBeUndefined()
    await page.answer.agree()
    expect(stateOf(page)).toBe('agreed')
  })
})

test.each([
  ['openLoan', 'order'],
  ['openRepay', 'repay'],
  ['complain', 'complaint']
] as const)('%s leads to %s.html with the loan', async (way, file) => {
  const page = await openArrangement(backend, 'arrangement-agreed')
  page[way]()
  const [address] = backend.navigations
  expect(address).toMatch(new RegExp(`^assign /${file}\\.html\\?`))
  expect(address).toMatch(/&productId=301&orderId=20410001$/)
})

test('whoever was turned down and asks again is not stopped by a fresh answer', async () => {
  const page = await openArrangement(backend, 'arrangement-declined')
  expect(page.$again.get()).toBe(false)
  page.askAgain()
  await comeBack()
  expect(stateOf(page)).toBe('declined')
  expect(page.$again.get()).toBe(true)
})

test.each([
  ['arrangement-asked', true],
  ['arrangement-offered', false]
])('the answer to %s is waited for: %s', async (scenario, waits) => {
  vi.useFakeTimers()
  backend.open(scenario)
  createArrangementPage().open()
  const questions = () => backend.calls(arrangementCall.path).length
  await vi.waitFor(() => expect(questions()).toBe(1))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(questions() > 1).toBe(waits)
})

test('without the service nothing is asked', async () => {
  const { services } = brand
  Object.assign(brand, { services: [] })
  backend.open('arrangement')
  const page = createArrangementPage()
  await page.open()
  Object.assign(brand, { services })
  expect(page.$resource.get()).toMatchObject({ state: 'failed', message: messages.notOffered })
  expect(backend.calls()).toEqual([])
})

test('a keyboard that comes up makes its own room', async () => {
  const height = window.innerHeight
  const input = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => {
    Object.assign(window, { innerHeight: height })
    input.remove()
    $keyboardOpen.set(false)
  })
  await openArrangement(backend)
  input.focus()
  Object.assign(window, { innerHeight: height - 300 })
  dispatchEvent(new Event('resize'))
  expect($keyboardOpen.get()).toBe(true)
})
