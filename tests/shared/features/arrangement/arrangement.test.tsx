import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { cashierMessages } from '#messages/cashier.ts'
import { optionMessages } from '#messages/options.ts'
import { paymentMessages } from '#messages/payments.ts'
import { withoutMessages } from '#messages/without-payment.ts'
import { createArrangementPage } from '../../../../pages/arrangement/store.ts'
import { Page } from '../../../../pages/arrangement/view.tsx'
import { createStatementPage } from '../../../../pages/statement/store.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { orderKey } from '../../../../shared/context/order-key.ts'
import { ArrangementPart } from '../../../../shared/features/arrangement/arrangement-part.tsx'
import { withoutLines } from '../../../../shared/features/arrangement/without-payment.tsx'
import { pause } from '../../../../shared/lib/pause.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { payPart } from '../../../setup/pay-part.ts'
import { actUntil, prepareRoot } from '../../../setup/react-root.ts'
import { readyOf } from '../../../setup/ready.ts'

const backend = prepareBackend()

// A first drawing of a state fetches its parts.
vi.setConfig({ testTimeout: 20_000 })

async function draw(view: React.ReactNode) {
  const { host, root } = prepareRoot()
  await act(async () => root.render(view))
  return host
}

async function drawPart(scenario: string, due = '') {
  backend.open(scenario)
  const loan = orderKey()
  if (!loan) throw new Error('no loan')
  return draw(
    <ArrangementPart loan={loan} texts={['₱5.455,00']} due={due}>
      <p>reminder</p>
    </ArrangementPart>
  )
}

async function says(place: HTMLElement, text: string): Promise<void> {
  await actUntil(() => place.textContent.includes(text))
  expect(place.textContent).toContain(text)
}

test.each([
  ['order-due', messages.title],
  ['order-arrangement-asked', messages.hasAsked],
  ['order-arrangement-offered', messages.hasOffer]
])('%s says how it stands with a plan, beside the reminder', async (scenario, text) => {
  const place = await drawPart(scenario)
  await says(place, text)
  expect(place.textContent).toContain('reminder')
})

test.each([
  ['2096-11-29', '2096 stays your due date.'],
  ['2020-11-29', messages.lateUntil],
  ['', '']
])('a request leaves a loan due on %j as it is', async (due, text) => {
  const place = await drawPart('order-arrangement-asked', due)
  await says(place, messages.hasAsked)
  await says(place, text)
  expect(place.textContent?.includes('Until then')).toBe(text !== '')
})

test('a plan takes the place of the one date, with each of its payments', async () => {
  const place = await drawPart('order-arrangement-agreed')
  await says(place, messages.agreed)
  expect(place.querySelectorAll('.plan-rows_row')).toHaveLength(3)
  expect(place.textContent).toContain('₱1.000,00')
  expect(place.textContent).toContain(messages.calendar)
  expect(place.textContent).not.toContain('reminder')
})

test('a plan stands in the statement', async () => {
  backend.open('statement-plan')
  const page = createStatementPage()
  await page.open()
  await vi.waitFor(() => {
    const { sections } = readyOf(page.$statement).document
    const plan = sections.find(({ title }) => title === messages.agreed)
    expect(plan?.table?.lines).toHaveLength(3)
  })
})

async function drawPage(scenario: string, extra: Record<string, string> = {}) {
  backend.open(scenario, extra)
  const store = createArrangementPage()
  const place = await draw(<Page store={store} />)
  await act(() => store.open())
  return place
}

test.each([
  ['arrangement', messages.reason, 'late', true],
  ['arrangement-asked', messages.asked, 'soon', true],
  ['arrangement-offered', messages.offered, 'late', false],
  ['arrangement-agreed', messages.agreedText, 'calm', false],
  ['arrangement-declined', messages.declined, 'late', false],
  ['arrangement-ended', messages.ended, 'late', false]
])(
  '%s says whether nobody else is told, and how the loan stands',
  async (scenario, text, tone, isPrivate) => {
    const place = await drawPage(scenario)
    await says(place, text)
    const head = () => place.querySelector(`.head-tone.is-${tone}`)
    await act(() => vi.waitFor(() => expect(head()).not.toBeNull()))
    expect(place.textContent.includes(messages.private)).toBe(isPrivate)
  }
)

test('where a plan’s payment cannot be chosen the button names no sum', async () => {
  const { services } = brand
  onTestFinished(() => void Object.assign(brand, { services }))
  const place = await drawPage('arrangement-agreed')
  await says(place, messages.pay)
  const hint = () => place.querySelector('.action-bar .button_hint')?.textContent
  expect(hint()).toContain('₱1.000,00 · ')
  Object.assign(brand, { services: services.filter(name => name !== 'options') })
  const other = await drawPage('arrangement-agreed')
  await says(other, messages.pay)
  expect(other.querySelector('.action-bar .button_hint')).toBeNull()
})

test('each question is read from its top, though the tap before it was further down', async () => {
  backend.open('arrangement')
  const store = createArrangementPage()
  const place = await draw(<Page store={store} />)
  await act(() => store.open())
  await says(place, messages.reason)
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
  await act(async () => store.request.go())
  expect(place.textContent).toContain(messages.canPay)
  expect(scroll.mock.calls).toEqual([[0, 0]])
})

test('an offer stands beside what happens without it, under a button that names amount and date', async () => {
  const place = await drawPage('arrangement-offered')
  await says(place, messages.offered)
  // The head says what is owed without it.
  await says(place, '₱5.553,19')
  const head = place.querySelector('.loan-head')?.textContent
  expect(head).toMatch(/^You owe₱5\.553,19Was due \d+\s\w+\s\d+12 days late$/)
  const foldOf = (text: string) =>
    [...place.querySelectorAll('details')].find(each => each.textContent?.startsWith(text))
  const without = foldOf(withoutMessages.title)
  expect(without?.open).toBe(true)
  const agreed = foldOf(withoutMessages.agreement)
  expect(agreed?.open).toBe(false)
  // The law's cap stands with its limit, and is no clause of the agreement.
  const [cap = ''] = withoutMessages.scope.split(' {')
  expect(without?.textContent).toContain(cap)
  expect(agreed?.textContent).not.toContain(cap)
  expect(foldOf(withoutMessages.collectors)?.open).toBe(false)
  const box = place.querySelector<HTMLInputElement>('[type=checkbox]')
  expect(box?.checked).toBe(false)
  const agreement = box?.closest('.card')
  expect(agreement?.querySelector('.button')?.textContent).toMatch(/^AgreeFirst ₱1\.000,00 on \d+/)
  // Nobody agrees to payments out of sight.
  expect(place.querySelector('.action-bar')).toBeNull()
  expect(agreement?.previousElementSibling?.querySelectorAll('.plan-rows_row')).toHaveLength(3)
})

test('a plan that is agreed to is a moment with its dates, the calendar and the loan', async () => {
  backend.open('arrangement-offered')
  const store = createArrangementPage()
  const place = await draw(<Page store={store} />)
  await act(() => store.open())
  await act(async () => store.answer.tick(true))
  await act(async () => store.answer.agree())
  await says(place, messages.agreedTitle)
  expect(place.querySelector('.loan-head')).toBeNull()
  const moment = place.querySelector('.moment')
  expect(moment?.querySelectorAll('.rows_row')).toHaveLength(3)
  const ways = [...(moment?.querySelectorAll('.moment_actions button') ?? [])]
  expect(ways.map(way => way.textContent)).toEqual(['Add to calendar', 'See your loan'])
})

test('a plan that runs names its next payment on the way to pay it', async () => {
  const place = await drawPage('arrangement-agreed')
  await says(place, messages.agreedText)
  expect(place.querySelector('.moment')).toBeNull()
  expect(place.querySelector('.action-bar .button_hint')?.textContent).toMatch(/^₱1\.000,00 · \d+/)
})

test('an offer sums its payments up, and says first, with a true minus, what is taken off', async () => {
  const place = await drawPage('arrangement-offered')
  await says(place, optionMessages.waived)
  const terms = place.querySelector('.arrangement_terms')?.textContent
  expect(terms).toMatch(
    /^Late charges taken off−₱98,19You pay in total₱5\.455,00Of this, .+₱455,00$/
  )
  expect(place.querySelector('.page_title')?.textContent).toBe(messages.agreed)
  const [until] = place.querySelectorAll('.arrangement_words strong')
  expect(until?.textContent).toMatch(/^Valid until \d+/)
})

/** The lender says more about the plan, and has terms for it. */
function addTerms(): void {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await ask(url, init)
    if (!url.includes('/loan-arrangement/detail')) return response
    const answer = await response.json()
    answer.data.message = 'We are glad to help.'
    const terms = { title: 'Plan terms', url: 'https://loans.example/plan' }
    Object.assign(answer.data.offer, { note: 'Miss a payment, and the plan ends.', terms })
    return Response.json(answer, { headers: response.headers })
  })
}

test.each(['arrangement-offered', 'arrangement-agreed'])(
  '%s says what the lender says about the plan, and leads to its terms',
  async scenario => {
    addTerms()
    const place = await drawPage(scenario)
    await says(place, 'We are glad to help.')
    expect(place.textContent).toContain('Miss a payment, and the plan ends.')
    const buttons = [...place.querySelectorAll('.card button')]
    expect(buttons.map(({ textContent }) => textContent)).toContain('Plan terms')
  }
)

test('a payment of a plan that was received is not pressed for again', async () => {
  backend.open('arrangement-agreed')
  await payPart('₱1.000,00', 'take three minutes')
  const place = await drawPage('arrangement-agreed')
  await says(place, paymentMessages.notAgain)
  await says(place, messages.pay)
  expect(place.textContent).not.toContain(messages.agreedText)
  expect(place.querySelectorAll('.plan-rows_row')).toHaveLength(3)
  const button = place.querySelector('.action-bar .button')
  expect(button?.className).toContain('secondary')
  expect(button?.textContent).toBe(messages.pay)
  expect(place.querySelector('.loan-head')?.textContent).not.toMatch(/days left|today|late/i)
})

test('a loan that is paid is asked nothing, and leads to itself', async () => {
  const place = await drawPage('arrangement', { sessionId: 'settled' })
  await says(place, cashierMessages.nothing)
  expect(place.textContent).not.toContain(messages.reason)
  expect(place.querySelector('.notice')).toBeNull()
  const [way] = place.querySelectorAll('.card button')
  expect(way?.textContent).toBe('See your loan')
})

test('a question stands below the amount and its day', async () => {
  const place = await drawPage('arrangement')
  await says(place, '₱5.479,55')
  expect(place.querySelector('.loan-head')?.textContent).toMatch(/^You owe₱5\.479,55Was due \d+/)
})

test.each([
  [{ fault: 'http-404', faultOn: 'installment' }, messages.reason, 1],
  [{ fault: 'http-404', faultOn: 'loan-arrangement' }, 'Try again', 0]
])('with the fault %o the page says who reads it where it asks', async (fault, text, times) => {
  const place = await drawPage('arrangement', fault)
  await says(place, text)
  await act(() => pause(200))
  expect(place.querySelector('.loan-head')).toBeNull()
  expect(place.textContent.split(messages.private)).toHaveLength(1 + times)
})

test('an offer that does not add up cannot be agreed to', async () => {
  const place = await drawPage('arrangement-wrong')
  await says(place, messages.wrong)
  expect(place.querySelector('[type=checkbox]')).toBeNull()
})

test('a no says why, what remains and who else can be asked', async () => {
  const place = await drawPage('arrangement-declined')
  await says(place, 'too small')
  expect(place.textContent).toContain(messages.waysToPay)
  await says(place, withoutMessages.counts)
  expect(place.querySelector('.offices')).not.toBeNull()
})

const day = 20_780
const time = { now: day * 86_400_000, isServers: true, hoursAhead: 8 }
const debt = { amount: '₱5.455,00', date: '2026-12-01', rows: [] }

test('what follows without a payment begins with the limit on this debt, then names the charges', () => {
  const { own, scope, agreed, counts, collection } = withoutLines(debt, time)
  expect(own).toEqual(['By law, late charges are at most ₱272,75 a month (5% of ₱5.455,00).'])
  expect(scope.join()).toContain('up to ₱10.000,00 and 4 months')
  expect(agreed.join()).toContain('₱1.000,00')
  expect(counts).toBe(withoutMessages.counts)
  expect(collection).toContain('Circular No. 18')
})

test('a debt that is late begins with its own charges, which do not count for the limit', () => {
  const rows = [{ text: 'Late charge (12 days)', value: '₱98,19' }]
  const { own } = withoutLines({ amount: '₱5.553,19', date: '2026-11-11', rows }, time)
  expect(own).toEqual([
    'Late charges so far: ₱98,19 (12 days late). They grow each day.',
    'By law, late charges are at most ₱272,75 a month (5% of ₱5.455,00).'
  ])
})

test.each(['', 'about ₱5.455,00', '₱20.000,01', '₹5,455.00', '₱0,00'])(
  'no limit is worked out on %j',
  amount => {
    expect(withoutLines({ ...debt, amount }, time)).toMatchObject({ own: [], scope: [] })
  }
)

test('a charge that cannot be read leaves the limit out', () => {
  const rows = [{ text: 'Late charge', value: 'see below' }]
  expect(withoutLines({ ...debt, rows }, time).own).toEqual([])
})
