import type { repayCodeMessages as english } from '../en/repay-code.ts'

export const repayCodeMessages: typeof english = {
  amount: 'Kantidad nga bayran',
  linkAmount: 'Kantidad nga gisulti sa link',
  codeName: 'repayment code',
  channel: 'Paagi sa pagbayad',
  qr: 'QR code para sa pagbayad',
  drawnQr: 'QR code sa repayment code',
  codeTips: [
    'Palihug ihatag kini nga code sa counter, o i‑type isip reference number sa imong e-wallet.',
    'Bayri ang eksaktong {amount}.',
    'Tipigi ang resibo hangtod matala sa loan ang bayad.'
  ],
  atCounter: 'Sa counter',
  counterTip: 'Palihug i‑tap ang Ipakita\u00a0sa\u00a0cashier.',
  onPhone: 'Gamit kining phone',
  saveTip: 'Palihug i‑save una ang code o pag‑screenshot.',
  screenshotTip: 'Palihug pag‑screenshot una.',
  qrTips: [
    'Ablihi ang e-wallet o bank app ug pilia ang pag‑scan sa QR code, o kuhaa kini gikan sa imong mga litrato.',
    'Susiha ang kantidad ug ang biller sa dili pa kumpirmahon.',
    'Tipigi ang resibo hangtod matala sa loan ang bayad.'
  ],
  howTo: 'Unsaon pagbayad',
  otherAmount:
    '{amount} ang nahisulat sa link nga nag‑abli niining page. Palihug bayri ang kantidad sa ibabaw: mao kana ang naa sa among records para sa imong loan.',
  amountUnknown:
    'Walay kantidad sa among records para niini nga code. Tan-awa una sa imong loan ang kantidad sa dili pa mobayad.',
  waiting: 'Gisusi pa kini nga code sa among records…',
  unchecked: 'Wala namo masusi kini nga code sa among records. Susiha pag‑usab kung naay signal.',
  checkedBefore: 'Walay koneksyon karon. Kataposang pagkumpirma sa code: {time}.',
  checkAgain: 'Susiha pag‑usab',
  noneTitle: 'Walay repayment code dinhi',
  none: 'Walay mabasa nga code sa link nga nag‑abli niining page.',
  differentTitle: 'Ayaw pagbayad gamit kini nga code',
  different:
    'Lahi ang code niining link kaysa naa sa among records para sa imong loan. Palihug ablihi ang page sa pagbayad aron makita ang husto.',
  unnamed:
    'Walay loan nga nahisulat niining link, mao nga wala namo masusi ang code. Pagbayad lang kung {biller} ang biller; naa sa app ang code sa imong kaugalingong loan.',
  unknownTitle: 'Dili namo makumpirma kini nga code',
  unknown:
    'Walay ingon niini nga code sa among records para sa imong loan. Palihug ablihi ang page sa pagbayad aron makita kung unsaon pagbayad.',
  hidden:
    'Walay loan nga nahisulat niining link, mao nga dili namo makumpirma ang code. Ayaw kini gamita sa pagbayad: naa sa app ang code sa imong loan.',
  toApp: 'Pangitaa ang akong loan sa app',
  ask: 'Pangutana sa customer service',
  openRepayment: 'Ablihi ang page sa pagbayad',
  back: 'Balik'
}
