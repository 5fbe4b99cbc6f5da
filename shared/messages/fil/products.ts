import type { productMessages as english } from '../en/products.ts'

export const productMessages: typeof english = {
  title: 'Mga loan',
  lead: 'Ikumpara po muna ang interes bago mag‑apply.',
  recommended: 'Mga loan para sa inyo',
  more: 'Tingnan ang iba pang loan',
  next: 'Ipakita pa ang ibang loan',
  open: 'Tingnan',
  opening: 'Sandali lang po…',
  none: 'Wala po kaming mairerekomenda sa ngayon.',
  lender: 'Nagpapautang',
  facts: 'Key facts ng loan'
}
