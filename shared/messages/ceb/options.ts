import type { optionMessages as english } from '../en/options.ts'

export const optionMessages: typeof english = {
  title: 'Pilia kung pila ang bayran',
  others: 'Laing kantidad',
  kinds: {
    full: 'Bayran tanan karon',
    part: 'Bayran ang usa ka bahin karon',
    plan: 'Bayran pinaagi sa hulugan',
    extension: 'I‑extend ang loan'
  },
  now: 'Bayran karon',
  later: 'Bayran unya',
  laterIn: 'sa {count} ka hulog',
  nothing: 'Wala na',
  cost: 'Apil nga interes ug singil',
  waived: 'Gitangtang nga penalty',
  over: 'Tapos sa',
  today: 'Karong adlawa',
  ifToday: 'Kung mobayad karon',
  rest: 'Nahibiling {amount}, due sa {date}',
  cheapest: 'Pinakabarato',
  save: 'Daginot og {amount}',
  saves: 'Makadaginot ka og {amount} kung sayo ka mobayad.',
  amount: 'Kantidad nga bayran karon',
  enter: 'Palihug isulat ang kantidad gikan sa {min} hangtod {max}',
  tooLittle: 'Gamay ra kaayo ang {amount}. Palihug isulat ang {min} hangtod {max}',
  tooMuch: 'Dako ra kaayo ang {amount}. Palihug isulat ang {min} hangtod {max}',
  shares: {
    quarter: '¼ niini',
    half: 'Katunga',
    all: 'Tanan'
  },
  after: 'Naa pa kay bayranan nga {amount}, due sa {date}.',
  afterAll: 'Wala na kay utang human niini.',
  refusedOne:
    'Naay usa ka offer nga wala dinhi kay dili tukma ang kantidad o petsa niini. Palihug tawagi mi.',
  refused:
    'Naay {count} ka offer nga wala dinhi kay dili tukma ang kantidad o petsa. Palihug tawagi mi.',
  holds: 'Balido kini nga mga kantidad hangtod {time}.',
  ended:
    'Dili na balido kini nga mga kantidad. Palihug tan-awa una ang mga bag-o sa dili pa mobayad.',
  codes:
    'Para sa {amount} ang mga code niining page, busa gitago una. Aron mobayad og {part}, gamita ang button sa ubos.',
  terms: 'Mga kondisyon',
  seeExtension: 'Tan-awa ang extension',
  payInstead: 'Kini ang pilia'
}
