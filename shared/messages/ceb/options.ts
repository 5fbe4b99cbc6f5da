import type { optionMessages as english } from '../en/options.ts'

export const optionMessages: typeof english = {
  title: 'Pilia kung pila ang bayran',
  kinds: {
    full: 'Bayran tanan karon',
    part: 'Bayran una ang bahin',
    plan: 'Hulog-hulog',
    extension: 'I-extend ang loan'
  },
  now: 'Bayran karon',
  later: 'Bayran unya',
  laterBy: '{amount} hangtod {date}',
  laterIn: '{amount} sa {count} ka hulog, ang kataposan sa {date}',
  nothing: 'Wala na',
  cost: 'Interes ug singil sukad karon',
  over: 'Bayad na tanan sa',
  today: 'Karong adlawa',
  cheapest: 'Pinakabarato',
  saves: 'Makatipig mo og {amount} kon sayo mobayad',
  notPaidOff: 'Dili pa bayad ang loan ani.',
  amount: 'Kantidad nga bayran karon',
  enter: 'Isulat ang kantidad gikan sa {min} hangtod {max}',
  shares: {
    quarter: '¼ niini',
    half: 'Katunga',
    all: 'Tanan'
  },
  after: 'Naa pa moy nahabilin nga {amount}, due hangtod {date}.',
  afterAll: 'Wala na moy utang human niini.',
  refusedOne:
    'Naay usa ka paagi nga wala namo gipakita kay dili motakdo ang kantidad o petsa niini.',
  refused: 'Naay {count} ka paagi nga wala namo gipakita kay dili motakdo ang kantidad o petsa.',
  holds: 'Kini nga mga kantidad hangtod sa {time}.',
  ended: 'Hangtod karon ra kini nga mga kantidad. Tan-awa una ang mga bag-o sa dili pa mobayad.',
  codes:
    'Para sa {amount} ang mga code niining page, busa gitago una. Aron mobayad og {part}, gamita ang button sa ubos.',
  terms: 'Mga kondisyon',
  seeExtension: 'Tan-awa ang extension',
  payInstead: 'Kini ang pilion'
}
