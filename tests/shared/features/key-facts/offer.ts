import type { OfferTexts } from '../../../../shared/api/offer.ts'

/** A loan for thirty days, of the demo brand. */
export const offer: OfferTexts = {
  productLogo: '',
  productName: 'Sample Peso',
  amount: 500_000,
  periods: '30',
  termUnit: 'day',
  rows: [
    { text: 'Processing fee', value: '₱250.00' },
    { text: 'Amount to be disbursed', value: '₱4,750.00' },
    { text: 'Interest', value: '₱150.00' }
  ],
  plan: [{ title: '1st', text: '', amount: '₱5,150.00', time: '2026-12-22' }],
  firstTime: '2026-12-22',
  rateText: '0.10% per day'
}
