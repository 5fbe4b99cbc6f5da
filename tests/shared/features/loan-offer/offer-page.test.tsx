import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { CostCard } from '../../../../shared/features/loan-offer/cost-card.tsx'
import { prepareBackend } from '../../../setup/backend.ts'
import { mountOffer } from './mount-offer.tsx'

const { open } = prepareBackend()

async function show(prefix: string) {
  open(prefix)
  const { host } = await mountOffer()
  const texts = (selector: string) =>
    [...host.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { host, texts }
}

test('the verdict on late charges names them and has its own way to call', async () => {
  const { host, texts } = await show('confirm')
  expect(texts('.card .notice')).toEqual([
    expect.stringMatching(
      /^Late charges are above the legal limit of 5% a month\. Call us first\.Call \+?\d/
    )
  ])
  expect(host.querySelector('.notice .button')?.className).toContain('is-primary')
  // The call comes first.
  const take = host.querySelector('.action-bar .button')
  expect(take?.className).toContain('is-secondary')
  expect(take?.textContent).toBe(`${messages.loan}Get ₱4.750,00 · repay ₱5.455,00`)
})

test('the verdict says nothing of an offer within the limit', () => {
  const rows = [{ text: 'Interest', value: '0.10%' }]
  const card = (isLateBeyond: boolean) =>
    renderToStaticMarkup(
      <CostCard rows={rows} note="" isLateBeyond={isLateBeyond} call={<b>call</b>} />
    )
  expect(card(true)).toContain('<b>call</b>')
  expect(card(false)).not.toMatch(/call|notice/)
})

test('only the row that opens something has an arrow', async () => {
  const { host } = await show('confirm')
  const rows = [...host.querySelectorAll('.row-button')]
  expect(rows.map(row => [row.textContent, row.querySelectorAll('.icon').length])).toEqual([
    ['Key facts of this loan', 2],
    ['Save', 1],
    ['Share', 1],
    ['Add to calendar', 1]
  ])
})

test('the price leads the cost card, and nothing leads a card without a price', async () => {
  const { texts } = await show('confirm')
  expect(texts('.loan-offer_cost .rows_row')[0]).toBe('Interest and fees₱705,00')
  const sparse = await show('confirm-sparse')
  expect(sparse.texts('.rows_row')[0]).toBe('Term91 days')
  expect(sparse.texts('.loan-offer_cost')).toEqual([])
})

test('an offer without a total claims no cost, and no amount for a payment that has none', async () => {
  const { texts } = await show('confirm-sparse')
  expect(texts('.card_title')[0]).toBe(messages.summaryTitle)
  expect(texts('.plan-list_entry')).toEqual(['Payment₱5.455,00', '2.to be agreed'])
  expect(texts('.plan-list_title')).toEqual(['Payment', '2.'])
  expect(texts('.action-bar .notice')).toEqual([messages.noTotal])
})

test('an offer without its amount says first that it cannot be taken, and has its figures below', async () => {
  const { host, texts } = await show('confirm-no-amount')
  expect(texts('.page_hero')[0]).toContain(messages.notTaken)
  await act(async () => {
    await import('../../../../shared/features/loan-offer/gap-head.tsx')
  })
  expect(texts('.head-tone.is-resting')).toHaveLength(1)
  expect(texts('.status-banner p')).toEqual([messages.notTaken, messages.withoutAmount])
  expect(texts('.card_title')[0]).toBe(messages.summaryTitle)
  const [facts] = host.querySelectorAll('.rows')
  expect([...(facts?.querySelectorAll('.rows_row') ?? [])].map(row => row.textContent)).toEqual([
    'You repay in total₱5.455,00',
    expect.stringMatching(/^Due date/),
    'Term91 days',
    'Interest0,10% per day',
    'Late fee, once₱1.000,00',
    'Late interest per day5% of debt'
  ])
  expect(texts('.row-button')).toEqual([])
  const ways = [expect.stringMatching(/^Call \+\d/), common.tryAgain]
  expect(texts('.action-bar .button')).toEqual(ways)
})
