import type { productMessages as english } from '../en/products.ts'

export const productMessages: typeof english = {
  title: 'Mga loan',
  lead: 'Itandi una ang interes sa dili pa mo‑apply.',
  recommended: 'Mga loan para nimo',
  more: 'Tan-awa ang uban pang loan',
  next: 'Ipakita pa ang ubang loan',
  open: 'Tan-awa',
  opening: 'Kadiyot lang…',
  none: 'Wala pa mi marekomenda nimo karon.',
  lender: 'Nagpahulam',
  facts: 'Key facts sa loan'
}
