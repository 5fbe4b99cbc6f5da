import type {
  repaymentMessages as english,
  codeMessages as englishCode,
  dueMessages as englishDue
} from '../en/repayment.ts'

export const dueMessages: typeof englishDue = {
  date: 'Due date',
  past: 'Due noong',
  lateCost: 'Kasama na ang penalty na {cost}',
  dueToday: 'Due ngayon',
  dayLeft: '1 araw na lang',
  daysLeft: '{count} araw pa',
  dayLate: '1 araw nang late',
  daysLate: '{count} araw nang late',
  inDispute: 'Sinusuri na po namin ang reklamo ninyo'
}

export const repaymentMessages: typeof english = {
  title: 'Pagbabayad',
  amount: 'Halagang babayaran',
  more: 'ipakita pa',
  hide: 'itago',
  saved: 'Natipid sa maagang bayad',
  guide: 'Paano magbayad, hakbang-hakbang',
  orCode: 'O gamitin ang code na ito',
  withCode: 'Gamitin ang code na ito',
  otherCode: 'O ang code na ito: isa lang sa dalawa ang gamitin',
  ofChannel: 'Napili ninyong paraan ng pagbabayad',
  codeHow: 'Paano gamitin ang code',
  code: 'repayment code',
  contract: 'contract number',
  method: 'Paraan ng bayad',
  byLink: 'sa web na lang',
  otherWays: 'Iba pang paraan',
  chooseOther: 'Pumili ng ibang paraan',
  allWays: 'Lahat ng {count} paraan ng pagbabayad',
  wrongWay: 'Huwag magbayad sa paraang ito',
  paidLast: 'Ito po ang ginamit ninyo noong huli',
  methodHint: 'Piliin po kung paano kayo magbabayad',
  noMethod:
    'Walang available na paraan ng pagbabayad ngayon. Gamitin po ang repayment code o tumawag sa amin.',
  noWay: 'Walang paraan para magbayad dito ngayon. Subukan po ulit mamaya o tumawag sa amin.',
  noCode:
    'Hindi maipakita ang repayment code na ito ngayon. Pumili po ng paraan ng pagbabayad, o tumawag sa amin.',
  least: 'Para lang po sa {amount} pataas',
  most: 'Hanggang {amount} lang po',
  posts: 'Maitatala {time}',
  noneFound: 'Walang nahanap na paraan ng pagbabayad.',
  kinds: {
    wallet: 'Mga e-wallet',
    counter: 'Mga counter at tindahan',
    bank: 'Mga bangko',
    other: 'Iba pa'
  },
  pay: 'Magbayad',
  amountFirst: 'Itama po muna ang halaga',
  stillLoading: 'Nilo-load pa. Sandali lang po.',
  paying: 'Sandali lang po…',
  noAmount:
    'Hindi mabasa ang halaga, kaya hindi ito mababayaran dito. Subukan po ulit o tumawag sa amin.',
  scan: 'Ipakita ang barcode',
  scanHint: 'Ipakita po ang barcode na ito sa cashier.',
  noBarcode: 'Hindi maipakita ang barcode. Basahin po ang code na ito sa cashier.',
  noPicture:
    'Hindi maipakita ang barcode na ito ngayon. Pumili po ng ibang paraan ng pagbabayad, o tumawag sa amin.',
  expires: 'Magagamit hanggang {time}',
  fee: 'Fee: {fee}',
  notOpened:
    'Hindi nabuksan ang app o page ng pagbabayad. Walang nabayaran: pumili po ng ibang paraan ng pagbabayad.',
  noLinkTitle: 'Hindi pa po kayo nakakabayad',
  noLinkText:
    'Hindi mabuksan ang page ng pagbabayad. Walang nabawas na pera: puwede po kayong sumubok ulit.',
  ok: 'OK'
}

export const codeMessages: typeof englishCode = {
  slip: 'Pakitago po ang deposit slip bilang patunay ng bayad',
  total: 'Kabuuang bayad',
  noSteps:
    'Walang repayment code para sa loan na ito ngayon. Bumalik po at pumili ng paraan ng pagbabayad.',
  missing: 'Buksan po ulit ang page ng pagbabayad para makita ang code.'
}
