import type { cashierMessages as english } from '../en/cashier.ts'

export const cashierMessages: typeof english = {
  openOf: 'Ipakita sa cashier: {name}',
  used: 'Nagamit na kini nga code: bayad na ang imong loan.',
  extended: 'Nagamit na kini nga code: na‑extend na ang imong loan.',
  expired:
    'Na‑expire kini nga repayment code niadtong {time}. Ayaw na kini gamita sa pagbayad: pagkuha og bag-ong code.',
  ended:
    'Expired na kini nga repayment code. Ayaw na kini gamita sa pagbayad: pagkuha og bag-ong code.',
  nothing: 'Wala kay angay bayran karon. Tan-awa ang imong loan para sa sunod nga buhaton.',
  renew: 'Pagkuha og bag-ong code',
  notRenewed:
    'Wala pay bag-ong code. Palihug sulayi pag‑usab unya, pagpili og laing paagi sa pagbayad o tawagi mi.',
  keptTitle: 'Na‑save ang code niining phone',
  kept: 'Kataposang update: {time}. Basin nausab na ang code ug kantidad sukad niadto.'
}
