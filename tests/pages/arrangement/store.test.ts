import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { faultMessages } from '#messages/faults.ts'
import { createArrangementPage } from '../../../pages/arrangement/store.ts'
import { planAnswerCall, planRequestCall } from '../../../shared/api/arrangement.ts'
import { brand } from '../../../shared/config/brand.ts'
import { refreshCommonParams } from '../../../shared/context/common-params.ts'
import { $session, renewSession } from '../../../shared/context/session-end.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'

const backend = prepareBackend()

async function openPage(scenario = 'arrangement', extra: Record<string, string> = {}) {
  backend.open(scenario, extra)
  const page = createArrangementPage()
  await page.open()
  await vi.waitFor(() => expect(page.$owed.get()).not.toBe(''))
  return page
}

type AskingPage = Awaited<ReturnType<typeof openPage>>

function fill(
  { request }: AskingPage,
  values: Partial<Record<'reason' | 'canPay' | 'payOn', string>>
) {
  for (const [name, value] of Object.entries(values)) {
    request.form.change(name as 'reason', value)
  }
}

const wish = { reason: 'calamity', canPay: '1000', payOn: '2099-12-01' }
const stateOf = ({ $resource }: AskingPage) => readyOf($resource).data.state
const requests = () => backend.calls(planRequestCall.path).map(({ body }) => body)

describe('the three questions', () => {
  test('come one after the other, and each one back', async () => {
    const { request } = await openPage()
    expect(request.$step.get()).toBe(0)
    request.go()
    expect(request.$step.get()).toBe(1)
    request.go()
    expect(request.$step.get()).toBe(2)
    request.back()
    request.back()
    expect(request.$step.get()).toBe(0)
  })

  test.each([
    [0, 'reason', '', messages.chooseReason],
    [1, 'canPay', '0', 'Enter an amount up to ₱5.479,55'],
    [1, 'canPay', '5479.56', 'Enter an amount up to ₱5.479,55'],
    [1, 'canPay', 'some', 'Enter an amount up to ₱5.479,55'],
    [2, 'payOn', '2020-01-01', messages.chooseDate],
    [2, 'payOn', '', messages.chooseDate]
  ] as const)('question %i refuses %s %j', async (step, name, value, error) => {
    const page = await openPage()
    page.request.$step.set(step)
    fill(page, { [name]: value })
    expect(page.request.form.check(page.request.validators())?.message).toBe(error)
  })

  test('go to the lender once, in hundredths, and then say that they have arrived', async () => {
    const page = await openPage()
    fill(page, wish)
    await Promise.all([page.request.send(), page.request.send()])
    expect(requests()).toMatchObject([{ ...wish, canPay: '100000' }])
    expect(stateOf(page)).toBe('asked')
  })

  test('are kept when the page is killed, for the same borrower and loan', async () => {
    const page = await openPage('arrangement', { userKey: 'ada' })
    fill(page, wish)
    page.request.$step.set(2)
    await vi.waitFor(() => expect(localStorage['loan:arrangement']).toContain('2099-12-01'))
    const next = await openPage('arrangement', { userKey: 'ada' })
    await vi.waitFor(() => expect(next.request.$restored.get()).toBe(true))
    expect(next.request.form.$values.get()).toMatchObject(wish)
    expect(next.request.$step.get()).toBe(2)
  })

  test('stay answered where a phone reads its draft slowly', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    onTestFinished(() => void vi.unstubAllGlobals())
    backend.open('arrangement', { userKey: 'ada' })
    const page = createArrangementPage()
    await page.open()
    fill(page, { reason: 'calamity' })
    page.request.go()
    await vi.waitFor(() => expect(localStorage['loan:arrangement']).toContain('calamity'), 3000)
    expect(page.request.form.$values.get().reason).toBe('calamity')
    expect(page.request.$step.get()).toBe(1)
    expect(page.request.$restored.get()).toBe(false)
  })

  test('are not shown to another borrower', async () => {
    const page = await openPage('arrangement', { userKey: 'ada' })
    fill(page, wish)
    await vi.waitFor(() => expect(localStorage['loan:arrangement']).toContain('2099-12-01'))
    const next = await openPage('arrangement', { userKey: 'ben' })
    expect(next.request.form.$values.get().payOn).toBe('')
    expect(next.request.$restored.get()).toBe(false)
  })

  test('are filled in with the part that was typed on the page before', async () => {
    const typed = { owner: '', of: '20410001', values: { id: 'part', typed: '2000' } }
    const { owner } = await import('../../../shared/context/owner.ts')
    backend.open('arrangement')
    sessionStorage.payOption = JSON.stringify({ ...typed, owner: owner() })
    const page = await openPage()
    await vi.waitFor(() => expect(page.request.form.$values.get().canPay).toBe('2000'))
  })
})

test('a request whose answer got lost is known to have arrived when it has', async () => {
  const page = await openPage('arrangement', {
    fault: 'truncated',
    faultOn: 'loan-arrangement/request'
  })
  fill(page, wish)
  await page.request.send()
  expect(stateOf(page)).toBe('asked')
  expect(page.request.$refusal.get()).toBeUndefined()
  expect(page.request.form.$values.get().canPay).toBe('')
})

/** From now on the lender's answers about the plan get lost. */
const loseDetails = () =>
  history.replaceState(null, '', `${location.href}&fault=http-404&faultOn=arrangement/detail`)

test.each(['arrangement', 'arrangement-declined'])(
  'a request of %s that arrived says so where it cannot be read again',
  async scenario => {
    const page = await openPage(scenario)
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
  }
)

describe('the debt', () => {
  /** Lets the lender's answer about the debt name another sum, or fail with a status. */
  function changeDebt(amount: string, status = 200): void {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await fetch(url, init)
      const text = (await response.text()).replaceAll('5.479,55', amount)
      return new Response(text, { status: url.includes('arrangement') ? 200 : status })
    })
  }
  const comeBack = async (page: AskingPage) => {
    const before = backend.calls().length
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(backend.calls()).toHaveLength(before + 2))
    return page.$owed
  }

  test('is asked for again when the page comes back', async () => {
    const page = await openPage()
    expect(page.$owed.get()).toBe('₱5.479,55')
    changeDebt('4.000,00')
    const $owed = await comeBack(page)
    await vi.waitFor(() => expect($owed.get()).toBe('₱4.000,00'))
  })

  test('stays where a later answer about it gets lost', async () => {
    const page = await openPage()
    changeDebt('4.000,00', 404)
    const $owed = await comeBack(page)
    await new Promise(done => setTimeout(done, 50))
    expect($owed.get()).toBe('₱5.479,55')
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
    const page = await openPage('arrangement', { userKey: 'ada' })
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
    const page = await openPage('arrangement-offered', { userKey: 'ada' })
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

describe('in two tabs', () => {
  test('a request counts once, and both say that it was asked for', async () => {
    const one = await openPage()
    const other = await openPage()
    fill(one, wish)
    fill(other, { ...wish, canPay: '2000' })
    await one.request.send()
    await other.request.send()
    expect([stateOf(one), stateOf(other)]).toEqual(['asked', 'asked'])
    expect(other.request.$refusal.get()).toBeUndefined()
  })

  test('a plan that the one has agreed to is not turned down by the other', async () => {
    const one = await openPage('arrangement-offered')
    const other = await openPage('arrangement-offered')
    one.answer.tick(true)
    await one.answer.agree()
    other.answer.askDecline()
    await other.answer.answer(false)
    expect(stateOf(other)).toBe('agreed')
    expect(other.answer.$asking.get()).toBe(false)
  })
})

test('a request that never arrived says so, and keeps what was typed', async () => {
  const page = await openPage('arrangement', {
    fault: 'http-503',
    faultOn: 'loan-arrangement/request'
  })
  fill(page, wish)
  await page.request.send()
  expect(page.request.$refusal.get()).toEqual({ kind: 'lost', text: messages.lost })
  expect(page.request.form.$values.get()).toMatchObject(wish)
})

describe('an offer', () => {
  const answers = () => backend.calls(planAnswerCall.path).map(({ body }) => body)

  test('is agreed to only with the box ticked, and once', async () => {
    const page = await openPage('arrangement-offered')
    expect(page.answer.$agrees.get()).toBe(false)
    page.answer.agree()
    expect(page.answer.$missing.get()).toBe(true)
    expect(answers()).toEqual([])
    page.answer.tick(true)
    await Promise.all([page.answer.agree(), page.answer.agree()])
    expect(answers()).toEqual([expect.objectContaining({ id: 'A20410001', agrees: '1' })])
    expect(stateOf(page)).toBe('agreed')
  })

  test('is turned down after a question', async () => {
    const page = await openPage('arrangement-offered')
    page.answer.askDecline()
    await page.answer.answer(false)
    expect(page.answer.$asking.get()).toBe(false)
    expect(stateOf(page)).toBe('ended')
  })

  test('that has ended in the hand is not agreed to', async () => {
    const page = await openPage('arrangement-offered')
    page.answer.tick(true)
    vi.useFakeTimers({ now: Date.now() + 4 * 86_400_000, toFake: ['Date'] })
    await page.answer.agree()
    vi.useRealTimers()
    expect(answers()).toEqual([])
    expect(page.answer.$refusal.get()).toEqual({ kind: 'refused', text: messages.over })
  })

  test.each([
    [true, 'agreed'],
    [false, 'ended']
  ])(
    'that was answered with %s is %s also where it cannot be read again',
    async (agrees, state) => {
      const page = await openPage('arrangement-offered')
      const { offer } = readyOf(page.$resource).data
      loseDetails()
      await page.answer.answer(agrees)
      expect(readyOf(page.$resource).data).toEqual({ state, answerBy: '', message: '', offer })
      expect(page.answer.$refusal.get()).toBeUndefined()
    }
  )

  test('that takes the place of one turned down stands', async () => {
    const page = await openPage('arrangement-offered')
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

  test('whose answer never arrived stays an offer', async () => {
    const page = await openPage('arrangement-offered', {
      fault: 'http-503',
      faultOn: 'loan-arrangement/answer'
    })
    page.answer.tick(true)
    await page.answer.agree()
    expect(stateOf(page)).toBe('offered')
    expect(page.answer.$refusal.get()).toEqual({ kind: 'lost', text: messages.lost })
  })
})

test('after a no one can ask again', async () => {
  const page = await openPage('arrangement-declined')
  page.askAgain()
  fill(page, wish)
  await page.request.send()
  expect(stateOf(page)).toBe('asked')
  expect(page.$again.get()).toBe(false)
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
