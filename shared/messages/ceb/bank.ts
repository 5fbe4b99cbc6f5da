import type { bankMessages as english } from '../en/bank.ts'

export const bankMessages: typeof english = {
  title: 'Imong account',
  lead: 'Dinhi namo ipadala ang kwarta. Kinahanglan nga sa imong ngalan ang account.',
  check: 'Mao kini ang imong account sa among records. Susiha kini, unya i‑tap ang ‘Padayon’.',
  cardType: 'Klase sa account',
  enter: 'Palihug isulat ang {what}.',
  choose: 'Palihug pilia ang {what}.',
  day: 'Palihug isulat ang {what} isip petsa gikan sa {first} hangtod {last}.',
  tooYoung: 'Kinahanglan 18 anyos ka pataas. Palihug susiha ang petsa.',
  digits: 'Mga numero lang ang isulat sa {what}.',
  pick: 'Pagpili',
  nothingFound: 'Walay nakit-an. Sulayi og mas diyutay nga letra.',
  noOptions: 'Wala moabot ang mga kapilian para sa ‘{what}’.',
  allProvinces: 'Tanang probinsya',
  checkTitle: 'Susiha ang imong account',
  checkText:
    'Bisag usa ra ka numero ang sayop, sa laing tawo moadto ang imong kwarta. Itandi kini sa imong card o passbook.',
  correct: 'Walay na‑save. Tul-ira kini ug ipadala pag‑usab.',
  uncertain: 'Dili mi sigurado kung nadayon ba kini. Susiha ang account ug ipadala pag‑usab.',
  savedTitle: 'Na‑save na ang imong account',
  saved: 'Makapadayon na ka.',
  done: 'Padayon'
}
