import type { guideMessages as english } from '../en/guide.ts'

export const guideMessages: typeof english = {
  title: 'Paano magbayad',
  lead: 'Ang repayment code at eksaktong halaga lang po ang kailangan.',
  example: 'Halimbawa lang po ang halaga at code.',
  enlarge: 'I‑tap ang larawan para lumaki.',
  count: '{count} hakbang, may mga larawan',
  walletTitle: 'Gamit ang e-wallet',
  wallet: [
    {
      text: 'Sa page ng pagbabayad, i‑tap po ang Copy sa tabi ng repayment code. Ito ang reference number ninyo.',
      picture: 'Ang page ng pagbabayad, may button na Copy sa tabi ng code'
    },
    {
      text: 'Buksan ang e-wallet at piliin ang Bills o Pay bills.',
      picture: 'Ang unang screen ng e-wallet, may marka ang Bills'
    },
    {
      text: 'Piliin ang Loans, tapos ang {biller}. Ibang pangalan? Hindi po kami iyon.',
      picture: 'Listahan ng mga biller, may marka ang sa amin'
    },
    {
      text: 'I‑paste ang code bilang reference number at ilagay ang eksaktong halaga.',
      picture: 'Form na may reference number at halaga'
    },
    {
      text: 'Suriin ang biller at halaga, kumpirmahin, at itago ang resibo.',
      picture: 'Resibong may biller, reference number at halaga'
    }
  ],
  storeTitle: 'Sa cashier ng tindahan',
  store: [
    {
      text: 'Sa page ng pagbabayad, i‑tap po ang Ipakita sa cashier. Gumagana ito kahit walang signal kapag nabuksan na ang page.',
      picture: 'Ang code para sa cashier, malaki at tig-aapat, kasama ang barcode'
    },
    { text: 'Sabihin sa cashier na magbabayad kayo ng bill ng {biller}.', picture: '' },
    {
      text: 'Ipa‑scan ang barcode o ipa‑type ang code sa cashier. Ipabasa po ito sa cashier para matiyak.',
      picture: 'Cashier sa counter, ini‑scan ang code sa phone ninyo'
    },
    {
      text: 'Bayaran ang eksaktong halaga at itago ang deposit slip bilang patunay.',
      picture: 'Deposit slip na may biller, code, halaga at tatak ng tindahan'
    }
  ],
  afterTitle: 'Pagkatapos magbayad',
  after:
    'Maitatala sa loan ang bayad {time}. Habang wala pa, itago po ang resibo at huwag magbayad nang dalawang beses.',
  missing: 'Wala pa rin po pagkatapos noon?',
  viewer: {
    close: 'Isara',
    zoomIn: 'Palakihin',
    zoomOut: 'Paliitin'
  },
  drawing: {
    repayment: 'Pagbabayad',
    code: 'Repayment code',
    copy: 'Copy',
    wallet: 'Ang e-wallet ko',
    tiles: ['Send', 'Bills', 'Load', 'Bank'],
    billers: 'Loans',
    otherBillers: ['Demo Lending', 'Model Finance'],
    payBill: 'Pay bill',
    reference: 'Reference number',
    amount: 'Halaga',
    next: 'Next',
    paid: 'Bayad na',
    biller: 'Biller',
    cashier: 'Ipakita sa cashier',
    slip: 'Deposit slip',
    stamp: 'PAID'
  }
}
