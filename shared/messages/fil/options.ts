import type { optionMessages as english } from '../en/options.ts'

export const optionMessages: typeof english = {
  title: 'Piliin kung magkano ang babayaran',
  kinds: {
    full: 'Bayaran lahat ngayon',
    part: 'Magbayad muna ng bahagi',
    plan: 'Hulugan',
    extension: 'I-extend ang loan'
  },
  now: 'Babayaran ngayon',
  later: 'Babayaran sa susunod',
  laterBy: '{amount} hanggang {date}',
  laterIn: '{amount} sa {count} hulog, ang huli sa {date}',
  nothing: 'Wala na',
  cost: 'Interes at singil mula ngayon',
  over: 'Bayad nang lahat sa',
  today: 'Ngayong araw',
  cheapest: 'Pinakamura',
  saves: 'Makakatipid kayo ng {amount} sa maagang pagbabayad',
  notPaidOff: 'Hindi pa po bayad ang loan dito.',
  amount: 'Halagang babayaran ngayon',
  enter: 'Maglagay po ng halaga mula {min} hanggang {max}',
  shares: {
    quarter: '¼ nito',
    half: 'Kalahati',
    all: 'Lahat'
  },
  after: 'May natitira pa po kayong {amount}, due hanggang {date}.',
  afterAll: 'Wala na po kayong utang pagkatapos nito.',
  refusedOne:
    'May isang paraan na hindi namin ipinapakita dahil hindi tugma ang halaga o petsa nito.',
  refused: 'May {count} paraan na hindi namin ipinapakita dahil hindi tugma ang halaga o petsa.',
  holds: 'Tama ang mga halagang ito hanggang {time}.',
  ended: 'Hanggang ngayon lang ang mga halagang ito. Tingnan po muna ang mga bago bago magbayad.',
  codes:
    'Para sa {amount} ang mga code sa page na ito kaya nakatago muna. Para magbayad ng {part}, gamitin po ang button sa ibaba.',
  terms: 'Mga kondisyon',
  seeExtension: 'Tingnan ang extension',
  payInstead: 'Ito ang piliin'
}
