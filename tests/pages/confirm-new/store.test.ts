import { expect, test, vi } from 'vitest'
import { confirmationMessages } from '#messages/confirmation.ts'
import { createConfirmNewPage } from '../../../pages/confirm-new/store.ts'
import { type NewOffer, takeNewLoan } from '../../../shared/api/confirmation-new.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { readUnanswered } from '../../../shared/context/unanswered.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { sampleOffer } from '../../shared/features/loan-offer/sample-offer.ts'

const backend = prepareBackend()
const push = '/confirmation/push'

async function openConfirmation(scenario = 'confirm-new') {
  backend.open(scenario)
  const page = createConfirmNewPage()
  page.open()
  await vi.waitFor(
    () => {
      expect(page.$offer.get()).toMatchObject({ state: 'ready' })
      expect(page.$agreements.get().state).toBe('ready')
    },
    { timeout: 4000 }
  )
  return page
}

test('the loan is taken by the key of its offer', async () => {
  const { take } = await openConfirmation()
  await take()
  expect(backend.calls(push)).toMatchObject([
    { status: 200, body: { orderKey: expect.stringMatching(/./) } }
  ])
  expect(backend.navigations[0]).toMatch(/^replace .*\/order\.html\?/)
})

test('a loan whose answer was lost keeps its id under another key of the offer, for its product alone', async () => {
  backend.open('confirm-new')
  const sent = answerWith(new TypeError('offline'))
  const offer = { ...sampleOffer, orderKey: 'k1' } as NewOffer
  await takeNewLoan(offer, '301', '20410001')
  expect(readUnanswered()).toMatchObject([{ intention: 'loan', order: '20410001' }])
  await takeNewLoan({ ...offer, orderKey: 'k2' }, '301')
  await takeNewLoan({ ...offer, orderKey: 'k2' }, '302')
  const [first, second, other] = sent
  expect([first, second].map(each => each?.body.orderKey)).toEqual(['k1', 'k2'])
  expect(second?.requestId).toBe(first?.requestId)
  expect(other?.requestId).not.toBe(first?.requestId)
})

test('an offer without its key cannot be taken', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetch(url, init)
    return new Response((await response.text()).replace(/"orderKey":"[^"]+"/, '"orderKey":""'))
  })
  const { $obstacle, take } = await openConfirmation()
  expect($obstacle.get()?.text).toBe(confirmationMessages.incomplete)
  await take()
  expect(backend.calls(push)).toEqual([])
})

test('the cost is stated in the currency of the offer', async () => {
  const { $cost } = await openConfirmation('confirm-new-rupees')
  expect(JSON.stringify($cost.get())).toContain('₹')
})

test('an agreement is opened by its place and id', async () => {
  const { $agreements, openAgreement } = await openConfirmation()
  const agreements = $agreements.get()
  const [, second] = agreements.state === 'ready' ? agreements.data : []
  if (!second) throw new Error('There is no second agreement')
  const toasts: (string | undefined)[] = []
  const stop = $toast.listen(toast => toasts.push(toast?.text))
  await openAgreement(second)
  stop()
  expect(toasts).toContain(confirmationMessages.openingAgreement)
  expect(backend.calls('/confirmation/agreement-jump')).toMatchObject([{ status: 200 }])
  expect(backend.navigations).toHaveLength(1)
})

test('an offer without a currency of its own is written as the brand writes', async () => {
  const { $cost } = await openConfirmation()
  expect(JSON.stringify($cost.get())).not.toContain('₹')
})

test('a closed promotion stays closed', async () => {
  const { $promotionClosed, closePromotion } = await openConfirmation('confirm-new-promotion')
  expect($promotionClosed.get()).toBe(false)
  closePromotion()
  expect($promotionClosed.get()).toBe(true)
})
