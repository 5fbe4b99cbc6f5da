import { afterEach, expect, test } from 'vitest'
import type { OfferTexts } from '../../shared/api/offer.ts'
import { brand } from '../../shared/config/brand.ts'
import { keyFactsOf } from '../../shared/features/key-facts/key-facts.ts'
import { ownWords, stringsIn } from './own-words.ts'

const { market } = brand

afterEach(() => void Object.assign(brand, { market }))

const offer = {
  productLogo: '',
  productName: 'Sample Loan',
  amount: 500_000,
  periods: '30',
  termUnit: 'day',
  rows: [{ text: 'Amount to be disbursed', value: '₱4,750.00' }],
  plan: [{ title: '1st', text: '', amount: '₱5,150.00', time: '2026-12-22' }],
  firstTime: '2026-12-22',
  rateText: '0.10% per day'
} satisfies OfferTexts

test.each(['ph', 'in'])('the key facts of %s have no word of ours in the code', market => {
  Object.assign(brand, { market: market })
  const { name: _file, ...document } = keyFactsOf(offer, '')
  expect(ownWords(stringsIn(document), stringsIn(offer))).toEqual([])
})
