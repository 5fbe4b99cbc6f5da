import type { cashierMessages as english } from '../en/cashier.ts'

export const cashierMessages: typeof english = {
  openOf: 'Ipakita sa cashier: {name}',
  used: 'Nagamit na ang code na ito: bayad na ang loan ninyo.',
  extended: 'Nagamit na ang code na ito: na‑extend na ang loan ninyo.',
  expired:
    'Nag‑expire ang repayment code na ito noong {time}. Huwag na po itong gamitin sa pagbabayad: kumuha ng bagong code.',
  ended:
    'Expired na ang repayment code na ito. Huwag na po itong gamitin sa pagbabayad: kumuha ng bagong code.',
  nothing: 'Wala po kayong kailangang bayaran ngayon. Tingnan ang loan para sa susunod na gagawin.',
  renew: 'Kumuha ng bagong code',
  notRenewed:
    'Wala pang bagong code. Subukan po ulit mamaya, pumili ng ibang paraan ng pagbabayad o tumawag sa amin.',
  keptTitle: 'Naka‑save ang code sa phone na ito',
  kept: 'Huling update: {time}. Baka nagbago na po ang code at halaga mula noon.'
}
