import type { productMessages as english } from '../en/products.ts'

export const productMessages: typeof english = {
  title: 'Mga rekomendadong loan',
  recommended: 'Mga rekomendadong loan',
  more: 'Tingnan ang iba pang loan',
  home: 'Bumalik sa home screen',
  open: 'Tingnan',
  opening: 'Sandali lang po…',
  none: 'Wala po kaming mairerekomenda sa ngayon.',
  lender: 'Nagpapautang',
  facts: 'Key facts ng loan'
}
