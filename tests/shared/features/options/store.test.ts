import { atom } from 'nanostores'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { optionMessages as messages } from '#messages/options.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { noteAnswerDate } from '../../../../shared/context/answer-date.ts'
import { refreshCommonParams } from '../../../../shared/context/common-params.ts'
import { $session, renewSession } from '../../../../shared/context/session-end.ts'
import { createPayOptions } from '../../../../shared/features/options/store.ts'
import type { PaymentsPart } from '../../../../shared/features/payments/loan-page.ts'
import { createRepaymentStore } from '../../../../shared/features/repayment/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
/** Its answer would set the server's clock in the middle of a test. */
const nothingOnItsWay = {
  Panel: () => null,
  guard: action => action(),
  begin: () => {}
} as PaymentsPart
const linkPath = '/v3/loan-details/generate-vcode'

async function openPage(
  scenario: string,
  kind: 'instalment' | 'extension' = 'instalment',
  extra: Record<string, string> = {}
) {
  backend.open(scenario, extra)
  const page = createRepaymentStore(kind)
  page.payments.$part.set(nothingOnItsWay)
  const options = createPayOptions(page)
  await page.load()
  await options.open()
  return { page, options }
}

const nextOf = (minor: number) => ({ label: '', amount: '', minor, date: '2026-12-07' })

const sent = () => backend.calls(linkPath).map(({ body }) => body)

test('paying in full is chosen beforehand, at the very amount that the page shows', async () => {
  const { page, options } = await openPage('repay-options')
  expect(options.$option.get()?.kind).toBe('full')
  expect(page.$amount.get()).toBe('₱5.455,00')
  await page.pay()
  expect(sent()).toMatchObject([{ amount: '₱5.455,00', optionId: 'full' }])
})

test('in the list paying in full is first, and extending last', async () => {
  const { options } = await openPage('repay-options')
  const kinds = options.$quoted.get()?.offered.map(({ kind }) => kind)
  expect(kinds).toEqual(['full', 'part', 'plan', 'extension'])
})

test('a typed part is shown, sent and asked for as the same amount, with the name of its quote', async () => {
  const { page, options } = await openPage('repay-options')
  options.choose('part', '2000')
  expect(page.$amount.get()).toBe('₱2.000,00')
  expect(page.$choice.get()).toMatchObject({ label: messages.now, isOwn: false })
  await page.pay()
  expect(sent()).toMatchObject([{ amount: '₱2.000,00', optionId: 'part' }])
})

test.each(['499', '5455.01', 'much', '-2000'])('a part of %s is not paid', async typed => {
  const { page, options } = await openPage('repay-options')
  options.choose('part', typed)
  expect(page.$choice.get()?.problem).toMatch(/₱500,00 to ₱5.455,00$/)
  await page.pay()
  expect(sent()).toEqual([])
})

test('the choice stands after a reload, for this loan alone', async () => {
  const { options } = await openPage('repay-options')
  options.choose('part', '2000')
  expect((await openPage('repay-options')).page.$amount.get()).toBe('₱2.000,00')
  const other = await openPage('repay-options-late')
  expect(other.page.$amount.get()).toBe('₱5.553,19')
})

test('the choice on the page of an extension is chosen where it is paid', async () => {
  const { options } = await openPage('repay-delay-options', 'extension')
  const plan = options.$quoted.get()?.offered.find(({ kind }) => kind === 'plan')
  if (plan) options.goTo(plan)
  // The page of an extension pays nothing else.
  expect(options.$option.get()?.kind).toBe('extension')
  const { page } = await openPage('repay-options')
  expect(page.$choice.get()).toMatchObject({ option: { id: 'plan' }, isOwn: false })
})

test('a part that was paid is not asked for again: the rest is, once and for all that open the page', async () => {
  const { page, options } = await openPage('repay-options')
  options.choose('part', '2000')
  await page.pay()
  const { search } = new URL(backend.navigations.at(-1)?.split(' ')[1] ?? '')
  const body = new URLSearchParams({ way: 'pay' })
  await fetch(`/muscular/sandbox/pay${search}`, { method: 'POST', body })
  await page.load()
  await vi.waitFor(() => expect(page.$choice.get()?.option.kind).toBe('full'), 10_000)
  expect(page.$amount.get()).toBe('₱3.455,00')
  expect(options.$quoted.get()?.refused).toBe(0)
  expect(sessionStorage.payOption).toBeUndefined()
  expect((await openPage('repay-options')).page.$amount.get()).toBe('₱3.455,00')
})

test('a payment that comes early is asked for with what it saves', async () => {
  const { page, options } = await openPage('repay-options-early')
  expect(options.$option.get()?.kind).toBe('full')
  expect(page.$amount.get()).toBe('₱5.350,00')
  await page.pay()
  expect(sent()).toMatchObject([{ amount: '₱5.350,00', optionId: 'full' }])
})

test('quotes that contradict themselves are counted and not offered', async () => {
  const { options } = await openPage('repay-options-wrong')
  const quoted = options.$quoted.get()
  expect(quoted?.offered.map(({ kind }) => kind)).toEqual(['full', 'extension'])
  expect(quoted?.refused).toBe(2)
})

test('a quote that has ended in the hand is not paid, and new ones are asked for', async () => {
  const { page, options } = await openPage('repay-options')
  options.choose('part', '2000')
  const seen: unknown[] = []
  options.$quoted.listen(quoted => seen.push(quoted))
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
  await page.pay()
  vi.useRealTimers()
  // The old ones stay on the page until the new ones are there.
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).not.toContain(undefined)
  expect(sent()).toEqual([])
  expect(page.$refusal.get()).toBe(messages.ended)
  expect(backend.calls('/v3/loan-details/options')).toHaveLength(2)
})

test.each(['full', 'plan'])('nor is a quote of %s that has ended', async id => {
  const { page, options } = await openPage('repay-options')
  options.choose(id)
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
  await page.pay()
  expect(sent()).toEqual([])
  expect(page.$refusal.get()).toBe(messages.ended)
  // The new ones hold: what was chosen can be paid at once.
  await page.pay()
  vi.useRealTimers()
  expect(sent()).toMatchObject([{ optionId: id }])
})

test('a tap that waits is not answered with another amount than the button’s', async () => {
  const { page } = await openPage('repay-options')
  let answer = () => {}
  const guard = (action: () => void) => new Promise<void>(done => (answer = done)).then(action)
  page.payments.$part.set({ Panel: () => null, guard, begin: () => {} })
  const paying = page.pay()
  page.$next.set(nextOf(136_400))
  answer()
  await paying
  expect(sent()).toEqual([])
  expect(page.$refusal.get()).toBe(messages.ended)
  expect(page.$amount.get()).toBe('₱1.364,00')
  const again = page.pay()
  answer()
  await again
  expect(sent()).toMatchObject([{ amount: '₱1.364,00' }])
})

test('a quote that ends on the way is refused by the lender, and new ones are asked for', async () => {
  const { page, options } = await openPage('repay-options', 'instalment', {
    fault: 'failure',
    faultOn: 'generate-vcode'
  })
  options.choose('plan')
  await page.pay()
  expect(page.$refusal.get()).toBeTruthy()
  await vi.waitFor(() => expect(backend.calls('/v3/loan-details/options')).toHaveLength(2), 10_000)
  expect(options.$option.get()?.kind).toBe('plan')
})

test('a part stays chosen when the session ends over it, and is paid in the next one', async () => {
  const { page, options } = await openPage('repay-options', 'instalment', {
    userKey: 'ada',
    fault: 'session-code',
    faultOn: 'generate-vcode'
  })
  onTestFinished(renewSession)
  options.choose('part', '2000')
  await page.pay()
  expect($session.get()).toBe('ended')
  expect(page.$repayment.get()).toMatchObject({ state: 'failed', message: faultMessages.session })
  expect(backend.navigations).toEqual([])
  refreshCommonParams('sessionId=options.again&fault=')
  await vi.waitFor(() => expect(page.$amount.get()).toBe('₱2.000,00'), 10_000)
  // The refusal of the session that ended says nothing any more.
  expect(page.$refusal.get()).toBeUndefined()
  await page.pay()
  expect(sent().at(-1)).toMatchObject({ amount: '₱2.000,00', optionId: 'part' })
  expect(backend.navigations.at(-1)).toContain('/sandbox/pay')
})

test('refused quotes leave the page as it is', async () => {
  const { page } = await openPage('repay-options-refused')
  expect(page.$choice.get()).toBeUndefined()
  await page.pay()
  expect(sent()).toMatchObject([{ amount: '₱5.455,00' }])
  expect(sent()[0]).not.toHaveProperty('optionId')
})

test('an extension is paid on its own page, by the quote of the same amount', async () => {
  const { page, options } = await openPage('repay-delay-options', 'extension')
  expect(page.$amount.get()).toBe('₱455,00')
  await page.pay()
  expect(sent()).toMatchObject([{ amount: '₱455,00', optionId: 'extension', isDelay: '1' }])
  const quoted = options.$quoted.get()
  const [full] = quoted?.offered ?? []
  if (full) options.goTo(full)
  expect(backend.navigations.at(-1)).toMatch(/\/repay\.html\?.*orderId=/)
})

test('quotes in another currency than the page are none', async () => {
  const { options } = await openPage('repay-options')
  const { readQuotes } = await import('../../../../shared/features/options/read-quotes.ts')
  const answer = { currency: 'INR', asOf: '', options: options.$quoted.get()?.offered ?? [] }
  const time = { now: Date.now(), isServers: true, hoursAhead: 8 }
  expect(readQuotes(answer, '₱5.455,00', time)).toMatchObject({ offered: [], refused: 4 })
})

test('a part that asks for nothing counts as not shown, a plan without a payment now does not', async () => {
  const { options } = await openPage('repay-options')
  const { readQuotes } = await import('../../../../shared/features/options/read-quotes.ts')
  const offered = options.$quoted.get()?.offered ?? []
  const nothingNow = (kind: string) =>
    offered.filter(each => each.kind === kind).map(each => ({ ...each, now: 0 }))
  const time = { now: Date.now(), isServers: true, hoursAhead: 8 }
  const refusedOf = (kind: string) => {
    const answer = { currency: 'PHP', asOf: '', options: nothingNow(kind) }
    return readQuotes(answer, '₱5.455,00', time)
  }
  expect(refusedOf('part')).toMatchObject({ offered: [], refused: 1 })
  expect(refusedOf('plan')).toMatchObject({ offered: [], refused: 0 })
})

test('the shipped brands list the services', () => {
  expect(brand.services).toEqual(expect.arrayContaining(['options', 'arrangements']))
})

test('while a plan runs its next payment is asked for, until something else is chosen', async () => {
  const { page, options } = await openPage('repay-options')
  page.$next.set(nextOf(136_400))
  expect(page.$amount.get()).toBe('₱1.364,00')
  page.$next.set(nextOf(136_500))
  expect(page.$amount.get()).toBe('₱1.365,00')
  options.choose('full')
  page.$next.set(nextOf(136_600))
  expect(page.$amount.get()).toBe('₱5.455,00')
})

test('a plan that is read before the quotes is followed, too', async () => {
  backend.open('repay-options')
  const page = createRepaymentStore('instalment')
  page.$next.set(nextOf(136_400))
  await page.load()
  await createPayOptions(page).open()
  expect(page.$amount.get()).toBe('₱1.364,00')
})

test.each([545_501, 100, Number.NaN])(
  'a plan of %s, which is no part, changes nothing',
  async minor => {
    const { page } = await openPage('repay-options')
    page.$next.set(nextOf(minor))
    expect(page.$amount.get()).toBe('₱5.455,00')
  }
)

test('a payment whose answer was lost keeps its id, whether its quote came before the tap or after', async () => {
  backend.open('repay-options', { fault: 'reset', faultOn: 'generate-vcode' })
  const page = createRepaymentStore('instalment')
  const options = createPayOptions(page)
  await page.load()
  await page.pay()
  await options.open()
  await page.pay()
  const [first, second] = backend.calls(linkPath)
  expect([first?.body.optionId, second?.body.optionId]).toEqual([undefined, 'full'])
  expect(second?.query.requestId).toBe(first?.query.requestId)
})

test('a part is another payment than a plan whose first payment is as much and got no answer', async () => {
  const { page, options } = await openPage('repay-options', 'instalment', {
    fault: 'reset',
    faultOn: 'generate-vcode'
  })
  options.choose('plan')
  await page.pay()
  options.choose('part', page.$amount.get())
  await page.pay()
  const [plan, part] = backend.calls(linkPath)
  expect(part?.body).toEqual({ ...plan?.body, optionId: 'part' })
  expect(part?.query.requestId).not.toBe(plan?.query.requestId)
})

test('an extension is led to its own page, and is not paid on that of a repayment', async () => {
  const { page, options } = await openPage('repay-options')
  options.choose('extension')
  expect(options.$option.get()?.kind).toBe('full')
  expect(page.$amount.get()).toBe('₱5.455,00')
  const extension = options.$quoted.get()?.offered.find(({ kind }) => kind === 'extension')
  if (extension) options.goTo(extension)
  expect(backend.navigations.at(-1)).toMatch(/\/repay-delay\.html\?.*orderId=/)
})

/** A lender who quotes these for a debt of ₱5,455.00, which may be extended for ₱455.00. */
function serveQuotes(options: object[]): void {
  const repayList = [{ name: 'Wallet', channel_number: 1 }]
  const delayInfo = { title: 'Rollover', delayAmount: '₱455.00', nextRepayDate: '2099-02-27' }
  const debt = { repayAmount: '₱5,455.00', repayDate: '2099-01-27', delayInfo, repayList }
  vi.stubGlobal('fetch', async (url: string) => {
    const isOfQuotes = String(url).includes('/loan-details/options')
    return Response.json({ code: 0, data: isOfQuotes ? { currency: 'PHP', options } : debt })
  })
}

async function optionOf(kind: 'instalment' | 'extension', quotes: object[]) {
  backend.open(kind === 'instalment' ? 'repay-options' : 'repay-delay-options')
  serveQuotes(quotes)
  const page = createRepaymentStore(kind)
  const options = createPayOptions(page)
  await page.load()
  await options.open()
  expect(options.$quoted.get()?.offered).toHaveLength(quotes.length)
  return options.$option.get()?.id
}

const due = '2099-02-27'
const fullQuote = { id: 'full', kind: 'full', amount: 545_500 }
const partQuote = { id: 'part', kind: 'part', amount: 45_500, rest: 500_000, due }
const extensionQuote = { id: 'extension', kind: 'extension', amount: 45_500, rest: 545_500, due }

test.each([
  ['is over when it comes', { ...fullQuote, until: '2020-01-01T00:00:00Z' }],
  [
    'asks for nothing now',
    { ...fullQuote, kind: 'plan', amount: 0, schedule: [{ date: due, amount: 545_500 }] }
  ]
])('a quote that %s is not offered, and does not keep anybody from paying', async (_, late) => {
  backend.open('repay-options')
  noteAnswerDate(new Date().toUTCString())
  serveQuotes([late, partQuote])
  const page = createRepaymentStore('instalment')
  const options = createPayOptions(page)
  await page.load()
  await options.open()
  expect(options.$quoted.get()).toMatchObject({ offered: [{ id: 'part' }], refused: 0 })
  expect(page.$choice.get()).toBeUndefined()
  expect(page.$amount.get()).toBe('₱5,455.00')
})

test('a chosen part stays chosen when its quote ends, and a tap tells', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  backend.open('repay-options')
  const store = createRepaymentStore('instalment')
  await store.load()
  const $repayment = atom(store.$repayment.get())
  const options = createPayOptions({ ...store, $repayment })
  await options.open()
  options.choose('part', '2000')
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  noteAnswerDate(new Date().toUTCString())
  $repayment.set({ ...$repayment.get() })
  expect(options.$option.get()?.kind).toBe('part')
  expect(await store.$choice.get()?.checkQuote('₱2.000,00')).toBeDefined()
})

test('the choice follows the page’s own amount, also while no new quotes come', async () => {
  const page = { ...createRepaymentStore('instalment'), $ownAmount: atom('₱5,455.00') }
  backend.open('repay-options')
  serveQuotes([{ ...fullQuote, amount: 540_000 }])
  const options = createPayOptions(page)
  await page.load()
  await options.open()
  expect(page.$choice.get()?.isOwn).toBe(false)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  page.$ownAmount.set('₱5,400.00')
  expect(page.$choice.get()).toMatchObject({ amount: '₱5,400.00', isOwn: true })
})

test('beforehand only what the page asks for is chosen, or less', async () => {
  expect(await optionOf('instalment', [fullQuote])).toBe('full')
  expect(await optionOf('instalment', [{ ...fullQuote, amount: 540_000 }])).toBe('full')
  expect(await optionOf('instalment', [{ ...fullQuote, amount: 545_501 }])).toBeUndefined()
  expect(await optionOf('instalment', [partQuote])).toBeUndefined()
})

test('an extension is chosen beforehand at the very amount of its page', async () => {
  expect(await optionOf('extension', [partQuote, extensionQuote])).toBe('extension')
  expect(await optionOf('extension', [{ ...extensionQuote, amount: 45_000 }])).toBeUndefined()
  expect(await optionOf('extension', [partQuote])).toBeUndefined()
})
