import type { optionMessages as english } from '../en/options.ts'

export const optionMessages: typeof english = {
  title: 'Piliin kung magkano ang babayaran',
  others: 'Ibang halaga',
  kinds: {
    full: 'Bayaran lahat ngayon',
    part: 'Magbayad muna ng bahagi',
    plan: 'Bayaran nang hulugan',
    extension: 'I‑extend ang loan'
  },
  now: 'Babayaran ngayon',
  later: 'Babayaran sa susunod',
  laterIn: 'sa {count} hulog',
  nothing: 'Wala na',
  cost: 'Kasamang interes at singil',
  waived: 'Inalis na penalty',
  over: 'Tapos sa',
  today: 'Ngayong araw',
  ifToday: 'Bayad ngayong araw',
  rest: 'Natitirang {amount}, due sa {date}',
  cheapest: 'Pinakamura',
  save: 'Tipid {amount}',
  saves: 'Makakatipid kayo ng {amount} kung maagang magbabayad.',
  amount: 'Halagang babayaran ngayon',
  enter: 'Maglagay po ng halaga mula {min} hanggang {max}',
  tooLittle: 'Masyadong maliit ang {amount}. Maglagay po ng {min} hanggang {max}',
  tooMuch: 'Masyadong malaki ang {amount}. Maglagay po ng {min} hanggang {max}',
  shares: {
    quarter: '¼ nito',
    half: 'Kalahati',
    all: 'Lahat'
  },
  after: 'May babayaran pa po kayong {amount}, due sa {date}.',
  afterAll: 'Wala na po kayong utang pagkatapos nito.',
  refusedOne:
    'May isang alok na wala rito dahil hindi tugma ang halaga o petsa nito. Tawagan po kami.',
  refused: 'May {count} alok na wala rito dahil hindi tugma ang halaga o petsa. Tawagan po kami.',
  holds: 'May bisa ang mga halagang ito hanggang {time}.',
  ended:
    'Wala nang bisa ang mga halagang ito. Tingnan po muna ang mga bagong halaga bago magbayad.',
  codes:
    'Para sa {amount} ang mga code sa page na ito kaya nakatago muna. Para magbayad ng {part}, gamitin po ang button sa ibaba.',
  terms: 'Mga tuntunin',
  seeExtension: 'Tingnan ang extension',
  payInstead: 'Ito ang piliin'
}
