import type { ReadableAtom } from 'nanostores'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { createConfirmPage } from '../../../../pages/confirm/store.ts'
import { createConfirmNewPage } from '../../../../pages/confirm-new/store.ts'
import { Accepted } from '../../../../pages/order/accepted.tsx'
import { listenToNative } from '../../../../shared/bridge/from-native.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { orderKey } from '../../../../shared/context/order-key.ts'
import { endSession, renewSession } from '../../../../shared/context/session-end.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import { readUnanswered } from '../../../../shared/context/unanswered.ts'
import { acceptedTerms } from '../../../../shared/features/loan-offer/accepted-terms.ts'
import { wasJustAccepted } from '../../../../shared/features/loan-offer/just-accepted.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const backend = prepareBackend()
const { calls, navigations } = backend
const push = '/v3/loan-confirm/loan-detail-push'

async function openConfirmation(scenario = 'confirm', extra: Record<string, string> = {}) {
  backend.open(scenario, extra)
  const loanOffer = createConfirmPage()
  loanOffer.open()
  await vi.waitFor(() => {
    expect(loanOffer.$offer.get().state).toBe('ready')
    expect(loanOffer.$agreements.get().state).not.toBe('loading')
  })
  return { ...loanOffer, $toast }
}

/** An offer that asks to stay when the app goes back. */
async function openHolding() {
  const confirmation = await openConfirmation('confirm-popup')
  listenToNative()
  const { onNativeBack } = window as unknown as { onNativeBack: () => boolean }
  return { ...confirmation, onNativeBack }
}

/** Lets the backend name this address for the order of a taken loan. */
function leadTo(lendDetailsUrl: unknown): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetch(url, init)
    if (!url.includes(push)) return response
    return new Response(JSON.stringify({ code: 0, data: { lendDetailsUrl } }))
  })
}

type Confirmation = Awaited<ReturnType<typeof openConfirmation>>

/** From now on the offer comes with other texts. */
function changeOffer(
  change: (text: string) => string,
  paths = /loan-detail-confirm|confirmation\/detail/
): void {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await ask(url, init)
    return paths.test(url) ? new Response(change(await response.text())) : response
  })
}

const raiseTotal = (text: string) => text.replaceAll('5.455,00', '6.455,00')

async function comeBack({ $offer }: { $offer: ReadableAtom<unknown> }): Promise<void> {
  const before = $offer.get()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect($offer.get()).not.toBe(before))
}

async function renew({ $offer }: Confirmation): Promise<void> {
  endSession()
  expect($offer.get().state).toBe('failed')
  renewSession()
  await vi.waitFor(() => expect($offer.get().state).toBe('ready'))
}

/** In a market that leaves the tick to the borrower. */
async function openTicked(): Promise<Confirmation> {
  brand.confirmation.agreementChecked = false
  onTestFinished(() => {
    brand.confirmation.agreementChecked = true
  })
  const confirmation = await openConfirmation()
  confirmation.agree(true)
  return confirmation
}

describe('the tick of an offer that is read again', () => {
  test.each([
    ['when the page comes back', comeBack],
    ['in a new session', renew]
  ])('is taken back where its sums are others, %s', async (_when, readAgain) => {
    const confirmation = await openTicked()
    changeOffer(raiseTotal)
    await readAgain(confirmation)
    expect(confirmation.$cost.get()?.total).toBe('₱6.455,00')
    expect(confirmation.$agreed.get()).toBe(false)
    await confirmation.take()
    expect(calls(push)).toEqual([])
    confirmation.agree(true)
    await readAgain(confirmation)
    expect(confirmation.$agreed.get()).toBe(true)
  })

  test.each([
    ['the rate', '"pRateDsc":"', '"pRateDsc":"9 '],
    ['the borrower', '"comProductName"', '"holder":"M*** D***","comProductName"']
  ])('is taken back where %s is another', async (_what, from, to) => {
    const confirmation = await openTicked()
    changeOffer(text => text.replace(from, to))
    await comeBack(confirmation)
    expect(confirmation.$agreed.get()).toBe(false)
  })

  test('is taken back where there is another agreement', async () => {
    const confirmation = await openTicked()
    await confirmation.retryAgreements()
    expect(confirmation.$agreed.get()).toBe(true)
    changeOffer(
      text => text.replace('Loan Agreement', 'Access to contacts'),
      /contract\/contract\b/
    )
    await confirmation.retryAgreements()
    expect(confirmation.$agreed.get()).toBe(false)
  })

  test.each([
    ['nothing', '', ''],
    ['what nobody agrees to', '"popTitle":', '"firstPeriodDay":7,"popTitle":']
  ])('stays where %s is another', async (_what, from, to) => {
    const confirmation = await openTicked()
    changeOffer(text => text.replace(from, to))
    await comeBack(confirmation)
    await renew(confirmation)
    expect(confirmation.$agreed.get()).toBe(true)
  })

  test.each([
    ['stays', 'key', '"orderKey":"', true],
    ['is taken back', 'currency', '"currency":"', false]
  ])(
    '%s where an offer of the second variant has another %s',
    async (_what, _part, part, isKept) => {
      brand.confirmation.agreementChecked = false
      onTestFinished(() => {
        brand.confirmation.agreementChecked = true
      })
      backend.open('confirm-new')
      const { open, agree, $offer, $agreed } = createConfirmNewPage()
      await open()
      agree(true)
      changeOffer(text => text.replace(part, `${part}x`))
      await comeBack({ $offer })
      expect($offer.get().state).toBe('ready')
      expect(JSON.stringify($offer.get())).toContain(`${part}x`)
      expect($agreed.get()).toBe(isKept)
    }
  )

  test('stays as it is where the market ticks it', async () => {
    const confirmation = await openConfirmation()
    changeOffer(raiseTotal)
    await comeBack(confirmation)
    expect(confirmation.$agreed.get()).toBe(true)
  })
})

describe('taking a loan', () => {
  test('is allowed from the start where the market ticks the box, as the specification says', async () => {
    const { $agreed, $obstacle } = await openConfirmation()
    expect($agreed.get()).toBe(true)
    expect($obstacle.get()).toBeUndefined()
  })

  test('hands its terms to the page of the loan, which shows them once it is accepted', async () => {
    expect(acceptedTerms()).toEqual([])
    const { take } = await openConfirmation()
    await take()
    expect(acceptedTerms()).toEqual([
      { text: 'You get', value: '₱4.750,00' },
      { text: 'You repay in total', value: '₱5.455,00' },
      { text: 'Due date', value: expect.stringMatching(/\d/) }
    ])
    expect(wasJustAccepted()).toBe(true)
    const html = renderToStaticMarkup(createElement(Accepted, { onSee: () => {} }))
    expect(html).toContain('₱4.750,00')
  })

  test('waits for the tick where the market does not', async () => {
    brand.confirmation.agreementChecked = false
    const { $agreed, $reminded, take, agree, $toast } = await openConfirmation()
    expect($agreed.get()).toBe(false)
    await take()
    await take()
    // The box says it, at each tap.
    expect($toast.get()).toBeUndefined()
    expect($reminded.get()).toBe(2)
    expect(calls(push)).toEqual([])
    agree(true)
    expect($reminded.get()).toBe(0)
    await take()
    expect(calls(push)).toHaveLength(1)
    brand.confirmation.agreementChecked = true
  })

  test('waits for agreements that can be read', async () => {
    const { $obstacle, take, retryAgreements } = await openConfirmation('confirm', {
      fault: 'http-404',
      faultOn: 'contract/contract',
      faultTimes: '1'
    })
    expect($obstacle.get()?.text).toBe(messages.agreementsFailed)
    await take()
    expect(calls(push)).toEqual([])
    await retryAgreements()
    expect($obstacle.get()).toBeUndefined()
  })

  test('goes to the order in place of this page', async () => {
    const { take } = await openConfirmation()
    await Promise.all([take(), take()])
    await take()
    expect(calls(push)).toHaveLength(1)
    expect(navigations).toHaveLength(1)
    expect(navigations[0]).toMatch(/^replace http.*\/order\.html\?.*orderId=20410001/)
  })

  test('is done once, even when the app opens the order and leaves this page standing', async () => {
    const posted = stubApp()
    const { take, seeLoan, $taken } = await openConfirmation()
    leadTo('loanapp://order/detail')
    await take()
    await take()
    expect($taken.get()).toBe('loanapp://order/detail')
    await seeLoan()
    const goToPage = { action: 'goToPage', payload: 'loanapp://order/detail' }
    expect(posted).toEqual([goToPage, goToPage])
    expect(navigations).toEqual([])
  })

  test('lets the app go back once it is done, and holds it before', async () => {
    stubApp()
    const { onNativeBack, take } = await openHolding()
    leadTo('loanapp://order/detail')
    expect(onNativeBack()).toBe(true)
    await take()
    expect(onNativeBack()).toBe(false)
  })

  test('is not called refused when its answer got lost and the offer still stands', async () => {
    const { take, $offer, $doubtful, $refusal } = await openConfirmation('confirm', {
      fault: 'http-502',
      faultOn: 'loan-detail-push',
      faultTimes: '1'
    })
    expect($doubtful.get()).toBe(false)
    await take()
    expect($offer.get().state).toBe('ready')
    expect($doubtful.get()).toBe(true)
    expect($refusal.get()).toBeUndefined()
    expect(readUnanswered()).toMatchObject([{ intention: 'loan', order: orderKey()?.orderId }])
    await take()
    expect(calls(push)).toHaveLength(2)
  })

  test('says why it was refused, without a doubt, until the offer is opened again', async () => {
    const { take, retry, $refusal, $doubtful, $offer } =
      await openConfirmation('confirm-push-refused')
    const questions = () =>
      calls().filter(({ path }) => path.includes('loan-detail-confirm')).length
    const before = questions()
    await take()
    expect($refusal.get()).toMatch(/./)
    expect($doubtful.get()).toBe(false)
    expect($offer.get().state).toBe('ready')
    expect(questions()).toBe(before)
    retry()
    expect($refusal.get()).toBeUndefined()
    await vi.waitFor(() => expect($offer.get().state).toBe('ready'))
    expect(questions()).toBe(before + 1)
    expect(navigations).toEqual([])
  })

  test.each([
    { way: 'a refusal', isTicked: true },
    { way: 'a refusal', isTicked: false },
    { way: 'a lost answer', isTicked: true },
    { way: 'a lost answer', isTicked: false }
  ])(
    'asks for the consent anew after $way, ticked before: $isTicked',
    async ({ way, isTicked }) => {
      brand.confirmation.agreementChecked = isTicked
      onTestFinished(() => {
        brand.confirmation.agreementChecked = true
      })
      const lost = { fault: 'http-502', faultOn: 'loan-detail-push', faultTimes: '1' }
      const { take, agree, retry, $agreed } = await (way === 'a refusal'
        ? openConfirmation('confirm-push-refused')
        : openConfirmation('confirm', lost))
      agree(true)
      await take()
      if (way === 'a refusal') retry()
      expect($agreed.get()).toBe(isTicked)
    }
  )

  test('that a borrower has not agreed to is not ticked for him when it is asked for again', async () => {
    const { agree, retry, $agreed, $offer } = await openConfirmation()
    agree(false)
    retry()
    await vi.waitFor(() => expect($offer.get().state).toBe('ready'))
    expect($agreed.get()).toBe(false)
  })

  test('waits for the offer', async () => {
    backend.open('confirm')
    const { take, open } = createConfirmPage()
    const loading = open()
    await take()
    expect($toast.get()).toBeUndefined()
    await loading
    expect(calls(push)).toEqual([])
  })

  test('shows no toast where nothing is in its way', async () => {
    const { take, $toast, $reminded } = await openConfirmation()
    const toasts: unknown[] = []
    const stop = $toast.listen(toast => toasts.push(toast))
    expect($reminded.get()).toBe(0)
    await take()
    stop()
    expect(toasts).toEqual([])
    expect($reminded.get()).toBe(0)
  })

  test.each(['javascript:alert(1)', '', undefined, 'http://203.0.113.5/'])(
    'leads to our own order page when the backend names %s',
    async address => {
      const { take } = await openConfirmation()
      leadTo(address)
      await take()
      expect(navigations).toHaveLength(1)
      expect(navigations[0]).toMatch(/^replace \/order\.html\?.*productId=301&orderId=20410001$/)
    }
  )

  test('does not start while an agreement is being opened', async () => {
    const { take, openAgreement, $agreements, $toast } = await openConfirmation()
    const list = $agreements.get()
    const [agreement] = list.state === 'ready' ? list.data : []
    if (!agreement) throw new Error('There is no agreement')
    await Promise.all([openAgreement(agreement), take()])
    expect($toast.get()?.text).toBe(messages.agreementOpen)
    expect(calls(push)).toEqual([])
    expect(navigations).toEqual([expect.stringContaining('to=loan-agreement')])
  })
})

describe('an offer', () => {
  test.each([
    ['confirm-no-amount', messages.incomplete],
    ['confirm-no-plan', undefined]
  ])(
    '%s is told as incomplete only where its amount or term is missing',
    async (name, obstacle) => {
      const { $obstacle, $reminded, take } = await openConfirmation(name)
      expect($obstacle.get()?.text).toBe(obstacle)
      await take()
      expect(calls(push)).toHaveLength(obstacle ? 0 : 1)
      // The box to tick is not what is missing.
      expect($reminded.get()).toBe(0)
    }
  )

  test('that does not say what is repaid in total cannot be taken', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const text = await (await fetch(url, init)).text()
      const other = text.replace('Total to repay', 'Sum')
      return new Response(other.replace(/"repay_plans":\[.*?\]/, '"repay_plans":[]'))
    })
    const { $obstacle, take } = await openConfirmation()
    expect($obstacle.get()?.text).toBe(messages.noTotal)
    await take()
    expect(calls(push)).toEqual([])
  })

  test('of the second variant can be taken by its key', async () => {
    backend.open('confirm-new')
    const { open, $obstacle, $agreements } = createConfirmNewPage()
    await open()
    await vi.waitFor(() => expect($agreements.get().state).toBe('ready'))
    expect($obstacle.get()).toBeUndefined()
  })

  test('of the second variant cannot be taken without its key', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const text = await (await fetch(url, init)).text()
      return new Response(text.replace(/"orderKey":"[^"]+"/, '"orderKey":""'))
    })
    backend.open('confirm-new')
    const { open, $obstacle } = createConfirmNewPage()
    await open()
    expect($obstacle.get()?.text).toBe(messages.incomplete)
  })

  test('is written in rupees where nothing but the address says so', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await fetch(url, init)
      return new Response((await response.text()).replaceAll('₱', ''))
    })
    const { $cost } = await openConfirmation('confirm', { clarity: '1' })
    expect($cost.get()?.amount).toMatch(/^₹/)
  })

  test('without a product in the address is not asked for', async () => {
    backend.open('confirm', { productId: '' })
    const { open, openAgreement, $offer } = createConfirmPage()
    await open()
    expect($offer.get().state).toBe('failed')
    await openAgreement({ title: 'Loan agreement', id: 'loan', position: 0 })
    expect(calls()).toEqual([])
  })

  test('is asked for again alone where the agreements are there', async () => {
    const { retry, $offer } = await openConfirmation()
    const before = calls().length
    retry()
    expect($offer.get().state).toBe('loading')
    await vi.waitFor(() => expect($offer.get().state).toBe('ready'))
    expect(calls().length).toBe(before + 1)
  })

  test('is asked for again together with agreements that did not load', async () => {
    const { retry, $agreements } = await openConfirmation('confirm', {
      fault: 'http-404',
      faultOn: 'contract/contract',
      faultTimes: '1'
    })
    expect($agreements.get().state).toBe('failed')
    retry()
    await vi.waitFor(() => expect($agreements.get().state).toBe('ready'))
  })

  test('of a loan that has an order leads to it, another one does not', async () => {
    const { hasOrder, seeLoan } = await openConfirmation()
    expect(hasOrder()).toBe(true)
    await seeLoan()
    expect(navigations).toEqual([expect.stringMatching(/^replace \/order\.html\?/)])
    backend.open('confirm', { orderId: '' })
    expect(hasOrder()).toBe(false)
  })
})

describe('the way back of the app', () => {
  test('leaves an offer that does not ask to stay, or has not come yet', async () => {
    stubApp()
    listenToNative()
    const { onNativeBack } = window as unknown as { onNativeBack: () => boolean }
    backend.open('confirm')
    const { open, popups } = createConfirmPage()
    const loading = open()
    expect(onNativeBack()).toBe(false)
    await loading
    expect(onNativeBack()).toBe(false)
    expect(popups.$askedToStay.get()).toBe(false)
  })
})

describe('an agreement', () => {
  const agreement = { title: 'Loan agreement', id: 'loan', position: 0 }
  const jump = '/v3/contract/contract-jump'

  test('is not opened while the loan is taken', async () => {
    const { take, openAgreement } = await openConfirmation()
    await Promise.all([take(), openAgreement(agreement)])
    expect(calls(jump)).toEqual([])
    expect(calls(push)).toHaveLength(1)
  })

  test('that opens here stays locked while the page is left', async () => {
    const { openAgreement } = await openConfirmation()
    await openAgreement(agreement)
    expect(openAgreement.$pending.get()).toBe(true)
  })

  test('that is a download holds up the others and the loan for fifteen seconds', async () => {
    const { openAgreement } = await openConfirmation()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await openAgreement(agreement)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(openAgreement.$pending.get()).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(openAgreement.$pending.get()).toBe(false)
  })

  test('that cannot be opened can be tapped again', async () => {
    const { openAgreement } = await openConfirmation('confirm', {
      fault: 'http-502',
      faultOn: 'contract-jump'
    })
    await openAgreement(agreement)
    expect(openAgreement.$pending.get()).toBe(false)
    expect(navigations).toEqual([])
  })
})
