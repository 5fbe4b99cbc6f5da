import type { OfferTexts } from '../../../../shared/api/offer.ts'

/** Repaid at once, with every amount that it needs. */
export const sampleOffer: OfferTexts = {
  productLogo: '',
  productName: 'Sample Peso',
  amount: 500_000,
  periods: '91',
  termUnit: 'day',
  rows: [
    { text: 'Amount received', value: '₱4,750.00' },
    { text: 'Total to repay', value: '₱5,455.00' }
  ],
  plan: [{ title: '1st', text: '', amount: '₱5,455.00', time: '2027-02-23' }],
  firstTime: '2027-02-23',
  rateText: '0.10% per day'
}
