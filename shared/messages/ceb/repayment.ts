import type {
  repaymentMessages as english,
  codeMessages as englishCode,
  dueMessages as englishDue
} from '../en/repayment.ts'

export const dueMessages: typeof englishDue = {
  date: 'Due date',
  past: 'Due niadtong',
  lateCost: 'Apil na ang penalty nga {cost}',
  dueToday: 'Due karon',
  dayLeft: '1 ka adlaw na lang',
  daysLeft: '{count} ka adlaw pa',
  dayLate: '1 ka adlaw nang late',
  daysLate: '{count} ka adlaw nang late',
  inDispute: 'Gisusi na namo ang imong reklamo'
}

export const repaymentMessages: typeof english = {
  title: 'Pagbayad',
  amount: 'Kantidad nga bayran',
  more: 'ipakita pa',
  hide: 'itago',
  saved: 'Nadaginot sa sayo nga bayad',
  guide: 'Unsaon pagbayad, step by step',
  orCode: 'O gamita kini nga code',
  withCode: 'Gamita kini nga code',
  otherCode: 'O kini nga code: usa lang sa duha ang gamita',
  ofChannel: 'Paagi sa pagbayad nga imong gipili',
  codeHow: 'Unsaon paggamit sa code',
  code: 'repayment code',
  contract: 'contract number',
  method: 'Paagi sa pagbayad',
  byLink: 'sa web na lang',
  otherWays: 'Ubang paagi sa pagbayad',
  chooseOther: 'Pilia ang laing paagi',
  allWays: 'Tanang {count} ka paagi sa pagbayad',
  wrongWay: 'Ayaw pagbayad niining paagiha',
  paidLast: 'Mao kini ang imong gigamit sa miaging bayad',
  methodHint: 'Palihug pilia kung unsaon nimo pagbayad',
  noMethod:
    'Walay magamit nga paagi sa pagbayad karon. Palihug gamita ang repayment code o tawagi mi.',
  noWay: 'Walay paagi sa pagbayad dinhi karon. Palihug sulayi pag‑usab unya o tawagi mi.',
  noCode:
    'Dili mapakita kini nga repayment code karon. Palihug pagpili og paagi sa pagbayad, o tawagi mi.',
  least: 'Para lang sa {amount} pataas',
  most: 'Hangtod {amount} lang',
  posts: 'Matala {time}',
  noneFound: 'Walay nakit-an nga paagi sa pagbayad.',
  kinds: {
    wallet: 'Mga e-wallet',
    counter: 'Mga counter ug tindahan',
    bank: 'Mga bangko',
    other: 'Uban pa'
  },
  pay: 'Mobayad',
  amountFirst: 'Tul-ira una ang kantidad',
  stillLoading: 'Gi‑load pa. Hulat lang og kadiyot.',
  paying: 'Kadiyot lang…',
  noAmount:
    'Dili mabasa ang kantidad, mao nga dili kini mabayran dinhi. Palihug sulayi pag‑usab o tawagi mi.',
  scan: 'Ipakita ang barcode',
  scanHint: 'Palihug ipakita kini nga barcode sa cashier.',
  noBarcode: 'Dili mapakita ang barcode. Palihug basaha kini nga code ngadto sa cashier.',
  noPicture:
    'Dili mapakita kini nga barcode karon. Palihug pagpili og laing paagi sa pagbayad, o tawagi mi.',
  expires: 'Magamit hangtod {time}',
  fee: 'Fee: {fee}',
  notOpened:
    'Wala maabli ang app o page sa pagbayad. Walay nabayran: palihug pagpili og laing paagi sa pagbayad.',
  noLinkTitle: 'Wala pa ka makabayad',
  noLinkText:
    'Dili maablihan ang page sa pagbayad. Walay nakuhang kwarta: mahimo kang mosulay pag‑usab.',
  ok: 'OK'
}

export const codeMessages: typeof englishCode = {
  slip: 'Palihug tipigi ang deposit slip isip pamatuod sa bayad',
  total: 'Total nga bayad',
  noSteps:
    'Walay repayment code para niining loan karon. Palihug balik ug pagpili og paagi sa pagbayad.',
  missing: 'Palihug ablihi pag‑usab ang page sa pagbayad aron makita ang code.'
}
