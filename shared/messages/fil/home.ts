import type { homeMessages as english } from '../en/home.ts'

export const homeMessages: typeof english = {
  title: 'Short-term na loan, kabuuang gastos agad',
  lead: 'Sa {name}, nakikita ninyo kung magkano ang matatanggap, magkano ang ibabalik at sa anong araw, bago kayo magpasya.',
  getApp: {
    google: 'Kunin sa Google Play',
    apple: 'I‑download sa App Store'
  },
  more: 'Paano ito gumagana',
  facts: {
    term: 'Tagal',
    decision: 'Desisyon',
    money: 'Pagdating ng pera',
    licensed: 'Lisensyado'
  },
  steps: {
    title: 'Paano ito gumagana',
    apply: {
      title: 'Mag‑apply sa app',
      text: 'Ilang tanong, isang ID, at ang account ninyo.'
    },
    see: {
      title: 'Tingnan ang gastos, saka magpasya',
      text: 'Ang matatanggap ninyo, bawat singil, bawat bayad at petsa ay nasa iisang page bago kayo pumayag.'
    },
    repay: {
      title: 'Magbayad sa paraang gusto ninyo',
      text: 'E-wallet, bangko o counter na malapit sa inyo. Nasa app ang code at mga hakbang.'
    }
  },
  price: {
    title: 'Magkano kaya ang aabutin?',
    amount: 'Hihiramin ko',
    term: 'Tagal ng loan',
    pays: 'Babayaran ninyo',
    once: 'isang bayad, pagkalipas ng {days}',
    each: '{count} bayad na tig‑{amount}, humigit-kumulang bawat {every} araw',
    rateText: '{monthly} kada buwan, {yearly} kada taon',
    late: 'Kung {days} nang late ang isang bayad',
    more: 'dagdag na {amount}',
    limited: 'dagdag na hanggang {amount} lang',
    lawful: 'Dagdag na {amount} ang nasa kasunduan, pero ang limit ng batas ang masusunod.',
    note: 'Halimbawa para sa bagong kliyente. Ang alok na ipapakita ng app bago kayo pumayag ang masusunod.',
    noScript: 'Nasa listahan ng gastos sa ibaba ang bawat halaga at tagal.',
    all: 'Tingnan ang buong listahan ng gastos'
  },
  priceList: {
    title: 'Ang buong listahan ng gastos',
    text: 'Bawat halaga at bawat tagal, kasama ang lahat ng babayaran ninyo kung on time ang bayad.',
    borrowed: 'Hihiramin',
    total: 'Kabuuan',
    highest: '{rate} ang pinakamataas'
  },
  costs: {
    title: 'Magkano kapag late ang bayad',
    text: 'Kung magbabayad kayo sa due date, hindi kayo apektado nito. Kung hindi kaya, kausapin po kami bago ang due date: baka puwedeng i‑extend ang loan.',
    penalty: 'Late penalty, isang beses',
    charge: 'Penal charge, sa bawat late na bayad',
    link: 'Lahat ng tuntunin at kundisyon'
  },
  borrow: {
    own: 'Totoong impormasyon ang ibibigay ninyo, at sa sariling pangalan lang kayo mag‑a‑apply.',
    account: 'Dapat sa inyo mismo ang account na papasukan ng pera.'
  },
  pay: {
    list: [
      'Pumili sa app ng e-wallet, bangko o counter na malapit sa inyo.',
      'Magbayad gamit ang code na nasa app, sa due date o bago iyon.',
      'Itago po ang resibo hanggang maitala ang bayad sa app.'
    ],
    link: 'Mga hakbang sa pagbabayad'
  },
  lender: {
    title: 'Sino ang nagpapautang',
    text: 'Ang {company} mismo ang nagbibigay ng mga loan. Puwede ninyong suriin ang mga numero ng lisensya nito.'
  },
  safety: {
    title: 'Paano umiwas sa scam',
    list: {
      payee:
        'Laging “{biller}” ang babayaran ninyo. Walang taga-amin na hihiling na magbayad kayo sa personal na wallet o account.',
      codes: 'Walang taga-amin na hihingi ng password ninyo o ng OTP na natanggap ninyo.',
      calls:
        'Hindi namin tinatawagan ang pamilya, kaibigan o amo ninyo tungkol sa loan, maliban kung guarantor sila nito.',
      fee: 'Hindi kami humihingi ng bayad bago ninyo makuha ang loan.'
    }
  },
  questions: {
    title: 'Mga madalas itanong',
    who: 'Sino ang puwedeng mag‑loan?',
    search: 'Maghanap sa mga tanong',
    none: 'Walang tanong na may ganitong salita. Tanungin po kami:',
    cost: {
      question: 'Magkano ang gastos sa loan?',
      answer:
        'Halimbawa, {amount} sa loob ng {term}: {total} lahat-lahat ang babayaran ninyo ({payments}). {cost} ang gastos ninyo sa loan. {rateLabel}: {rate}.'
    },
    fast: {
      question: 'Kailan ko makukuha ang pera?',
      answer: 'Nagpapasya kami {decided} mula nang mag‑apply kayo. {credited}'
    },
    pay: 'Paano ako magbabayad?',
    early: 'Puwede bang magbayad nang maaga?',
    late: 'Paano kung late ang bayad ko?',
    fee: 'May babayaran ba bago makuha ang loan?',
    calls: 'Tatawagan ba ninyo ang pamilya o amo ko?',
    licensed: {
      question: 'Paano ko malalamang lisensyado kayo?',
      answer: 'Nagpapautang ang {company} sa ilalim ng mga lisensyang ito: {numbers}.'
    },
    paid: {
      question: 'Nagbayad na ako, pero nasa app pa rin ang halaga. Ano po ang gagawin?',
      answer:
        'Itago po ang resibo. Puwedeng matagalan bago maitala ang bayad. Kung wala pa rin, buksan ang loan sa app at i‑tap ang ‘Nagbayad na ako’, o tumawag sa amin.'
    },
    later: {
      question: 'Puwede bang magbayad nang mas huli?',
      answer:
        'Puwedeng i‑extend ang loan sa parehong tagal kapag nabayaran na ang interes at penalty na due na. Ipinapakita ng app kung magkano bago ninyo gawin.'
    },
    complain: {
      question: 'Paano magreklamo?',
      answer:
        'Sa app, sa telepono o sa e-mail sa {email}. Sasagot kami {replyTime}. Wala itong bayad. Kung hindi nakatulong ang sagot, lumapit po sa susunod na tanggapan: {offices}.'
    }
  },
  contact: {
    title: 'Makipag-usap sa tao',
    text: '{hours}. Sinasagot ang mga mensahe {replyTime}.',
    link: 'Kontakin kami'
  }
}
