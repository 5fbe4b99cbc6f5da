import type { guideMessages as english } from '../en/guide.ts'

export const guideMessages: typeof english = {
  title: 'Unsaon pagbayad',
  lead: 'Ang repayment code ug eksaktong kantidad ra ang kinahanglan.',
  example: 'Pananglitan lang ang kantidad ug code.',
  enlarge: 'I‑tap ang hulagway aron modako.',
  count: '{count} ka lakang, naay mga hulagway',
  walletTitle: 'Gamit ang e-wallet',
  wallet: [
    {
      text: 'Sa page sa pagbayad, i‑tap ang Copy tapad sa repayment code. Mao kini ang imong reference number.',
      picture: 'Ang page sa pagbayad, naay button nga Copy tapad sa code'
    },
    {
      text: 'Ablihi ang e-wallet ug pilia ang Bills o Pay bills.',
      picture: 'Ang unang screen sa e-wallet, namarkahan ang Bills'
    },
    {
      text: 'Pilia ang Loans, dayon ang {biller}. Laing ngalan? Dili kami kana.',
      picture: 'Listahan sa mga biller, namarkahan ang amoa'
    },
    {
      text: 'I‑paste ang code isip reference number ug isulat ang eksaktong kantidad.',
      picture: 'Form nga naay reference number ug kantidad'
    },
    {
      text: 'Susiha ang biller ug ang kantidad, kumpirmaha, ug tipigi ang resibo.',
      picture: 'Resibo nga naay biller, reference number ug kantidad'
    }
  ],
  storeTitle: 'Sa cashier sa tindahan',
  store: [
    {
      text: 'Sa page sa pagbayad, i‑tap ang Ipakita sa cashier. Mogana kini bisag walay signal kung naablihan na ang page.',
      picture: 'Ang code para sa cashier, dagko ug tag-upat, uban ang barcode'
    },
    { text: 'Sultihi ang cashier nga mobayad ka og bill sa {biller}.', picture: '' },
    {
      text: 'Ipa‑scan ang barcode o ipa‑type ang code sa cashier. Palihug ipabasa kini sa cashier aron masiguro.',
      picture: 'Cashier sa counter, gi‑scan ang code sa imong phone'
    },
    {
      text: 'Bayri ang eksaktong kantidad ug tipigi ang deposit slip isip pamatuod.',
      picture: 'Deposit slip nga naay biller, code, kantidad ug selyo sa tindahan'
    }
  ],
  afterTitle: 'Human ka makabayad',
  after:
    'Matala sa imong loan ang bayad {time}. Samtang wala pa, palihug tipigi ang resibo ug ayaw pagbayad og kaduha.',
  missing: 'Wala pa gihapon human niana?',
  viewer: {
    close: 'Isira',
    zoomIn: 'Padak-a',
    zoomOut: 'Pagamya'
  },
  drawing: {
    repayment: 'Pagbayad',
    code: 'Repayment code',
    copy: 'Copy',
    wallet: 'Akong e-wallet',
    tiles: ['Send', 'Bills', 'Load', 'Bank'],
    billers: 'Loans',
    otherBillers: ['Demo Lending', 'Model Finance'],
    payBill: 'Pay bill',
    reference: 'Reference number',
    amount: 'Kantidad',
    next: 'Next',
    paid: 'Bayad na',
    biller: 'Biller',
    cashier: 'Ipakita sa cashier',
    slip: 'Deposit slip',
    stamp: 'PAID'
  }
}
