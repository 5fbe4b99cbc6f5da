import { beforeEach, expect, test, vi } from 'vitest'
import { bridgeMessages } from '#messages/bridge.ts'
import { faultMessages } from '#messages/faults.ts'
import { saveAndShareMessages } from '#messages/save-and-share.ts'
import { summarizeCost } from '../../../../shared/features/loan-offer/cost-summary.ts'
import { stubApp } from '../../../setup/app.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { type SavedFile, stubSaving } from '../../../setup/saving-phone.ts'
import { sampleOffer as offer } from './sample-offer.ts'

const backend = prepareBackend()

const cost = summarizeCost(offer, '₱', undefined)
const first = cost.first ?? { day: 0, time: '', amount: '' }

const drawing = '../../../../shared/features/summary-image/draw-summary.ts'
const saving = '../../../../shared/features/loan-offer/save-and-share.ts'
const picture = new Blob(['png'], { type: 'image/png' })
const drawSummary = vi.fn(async () => picture)
const shared: ShareData[] = []
const downloads: SavedFile[] = []

/** A phone on which canvases, downloads and the share sheet work; the code of the page is loaded anew. */
async function openPhone() {
  vi.resetModules()
  vi.doMock(drawing, () => ({ drawSummary }))
  backend.open('confirm')
  stubSaving(downloads, shared)
  return import('../../../../shared/features/loan-offer/keep-offer.ts')
}

beforeEach(() => {
  downloads.length = 0
  shared.length = 0
  drawSummary.mockClear()
  vi.doUnmock(saving)
})

test('an offer is saved as a picture of what was shown', async () => {
  const { saveSummary } = await openPhone()
  await saveSummary(offer, cost)
  expect(downloads).toEqual([{ name: 'loan-offer.png', file: picture }])
  expect(drawSummary).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Loan offer · Sample Peso' })
  )
  const { $toast } = await import('../../../../shared/context/toast.ts')
  expect($toast.get()?.text).toBe(saveAndShareMessages.downloaded)
})

test('an offer is shared as a picture, with its figures as text', async () => {
  const { shareSummary } = await openPhone()
  await shareSummary(offer, cost)
  expect(shared).toMatchObject([
    {
      title: 'Loan offer · Sample Peso',
      text: expect.stringContaining('You repay in total: ₱5,455.00')
    }
  ])
  expect(shared[0]?.files?.map(({ name }) => name)).toEqual(['loan-offer.png'])
})

test('the first payment goes into the calendar as a file', async () => {
  const { saveFirstPayment } = await openPhone()
  await saveFirstPayment(first, 'Sample Peso')
  expect(downloads.map(({ name }) => name)).toEqual(['first-payment.ics'])
  const file = downloads[0]?.file
  expect(file?.type).toBe('text/calendar;charset=utf-8')
  const lines = (await file?.text())?.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:first-payment-${first.day}-Sample Peso`,
      'DTSTART;VALUE=DATE:20270223',
      'SUMMARY:Loan payment ₱5\\,455.00',
      'DESCRIPTION:Loan payment ₱5\\,455.00\\, Sample Peso\\, due 23\u00a0Feb\u00a02027'
    ])
  )
  expect(shared).toEqual([])
})

test('an app, which takes no downloads, gets the first payment as text to share', async () => {
  const { saveFirstPayment } = await openPhone()
  stubApp()
  await saveFirstPayment({ ...first, amount: '' }, '')
  expect(downloads).toEqual([])
  expect(shared).toEqual([
    { title: 'Loan payment', text: 'Loan payment, due 23\u00a0Feb\u00a02027' }
  ])
})

test('a phone that cannot draw asks for a screenshot', async () => {
  const { saveSummary } = await openPhone()
  drawSummary.mockResolvedValueOnce(undefined as unknown as Blob)
  await saveSummary(offer, cost)
  const { $toast } = await import('../../../../shared/context/toast.ts')
  expect($toast.get()?.text).toBe(bridgeMessages.screenshot)
})

test('without its code, which does not come, a tap says so and can be repeated', async () => {
  const { saveSummary } = await openPhone()
  vi.doMock(saving, () => Promise.reject(new Error('gone')))
  await saveSummary(offer, cost)
  const { $toast } = await import('../../../../shared/context/toast.ts')
  expect($toast.get()?.text).toBe(faultMessages.network)
  expect(saveSummary.$pending.get()).toBe(false)
  expect(downloads).toEqual([])
})
