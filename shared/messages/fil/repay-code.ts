import type { repayCodeMessages as english } from '../en/repay-code.ts'

export const repayCodeMessages: typeof english = {
  amount: 'Halagang babayaran',
  linkAmount: 'Halagang nakasaad sa link',
  codeName: 'repayment code',
  channel: 'Paraan ng bayad',
  qr: 'QR code na pambayad',
  drawnQr: 'QR code ng repayment code',
  codeTips: [
    'Ibigay po ang code na ito sa counter, o i‑type bilang reference number sa e-wallet.',
    'Bayaran ang eksaktong {amount}.',
    'Itago ang resibo hanggang maitala sa loan ang bayad.'
  ],
  atCounter: 'Sa counter',
  counterTip: 'I‑tap po ang Ipakita\u00a0sa\u00a0cashier.',
  onPhone: 'Sa phone na ito',
  saveTip: 'I‑save po muna ang code o mag‑screenshot.',
  screenshotTip: 'Mag‑screenshot po muna.',
  qrTips: [
    'Buksan ang e-wallet o bank app at piliin ang pag‑scan ng QR code, o kunin ito mula sa mga litrato ninyo.',
    'Suriin ang halaga at biller bago kumpirmahin.',
    'Itago ang resibo hanggang maitala sa loan ang bayad.'
  ],
  howTo: 'Paano magbayad',
  otherAmount:
    '{amount} ang nakasulat sa link na nagbukas ng page na ito. Ang halaga sa itaas po ang bayaran: iyon ang nasa records namin para sa loan ninyo.',
  amountUnknown:
    'Walang halaga sa records namin para sa code na ito. Tingnan po muna sa loan ninyo ang halaga bago magbayad.',
  waiting: 'Sinusuri ang code na ito sa records namin…',
  unchecked:
    'Hindi po namin nasuri ang code na ito sa records namin. Suriin ulit kapag may signal.',
  checkedBefore: 'Walang koneksyon ngayon. Huling nakumpirma ang code: {time}.',
  checkAgain: 'Suriin ulit',
  noneTitle: 'Walang repayment code dito',
  none: 'Walang nababasang code sa link na nagbukas ng page na ito.',
  differentTitle: 'Huwag magbayad gamit ang code na ito',
  different:
    'Iba ang code sa link na ito sa nasa records namin para sa loan ninyo. Buksan po ang page ng pagbabayad para makita ang tama.',
  unnamed:
    'Walang loan na nakasulat sa link na ito, kaya hindi po namin nasuri ang code. Magbayad lang kung {biller} ang biller; nasa app ang code ng sarili ninyong loan.',
  unknownTitle: 'Hindi po namin makumpirma ang code na ito',
  unknown:
    'Walang ganitong code sa records namin para sa loan ninyo. Buksan po ang page ng pagbabayad para makita kung paano magbayad.',
  hidden:
    'Walang loan na nakasulat sa link na ito, kaya hindi po namin makumpirma ang code. Huwag itong gamitin sa pagbabayad: nasa app ang code ng loan ninyo.',
  toApp: 'Hanapin ang loan ko sa app',
  ask: 'Magtanong sa customer service',
  openRepayment: 'Buksan ang pagbabayad',
  back: 'Bumalik'
}
