import type { bankMessages as english } from '../en/bank.ts'

export const bankMessages: typeof english = {
  title: 'Account ninyo',
  lead: 'Dito namin ipapadala ang pera. Dapat nakapangalan po sa inyo ang account.',
  check: 'Ito po ang account ninyo sa records namin. Tingnan kung tama, saka i‑tap ang ‘Susunod’.',
  cardType: 'Uri ng account',
  enter: 'Ilagay po ang {what}.',
  choose: 'Piliin po ang {what}.',
  day: 'Ilagay po ang {what} bilang petsa mula {first} hanggang {last}.',
  tooYoung: 'Dapat 18 taong gulang pataas po kayo. Pakisuri ang petsa.',
  digits: 'Mga numero lang po ang ilagay sa {what}.',
  pick: 'Pumili',
  nothingFound: 'Walang nakita. Subukan po ang mas kaunting letra.',
  noOptions: 'Hindi po dumating ang mga pagpipilian para sa ‘{what}’.',
  allProvinces: 'Lahat ng probinsya',
  checkTitle: 'Suriin ang account ninyo',
  checkText:
    'Kahit isang numero lang ang mali, sa ibang tao mapupunta ang pera ninyo. Ikumpara po ito sa card o passbook.',
  correct: 'Wala pong na‑save. Itama po ito at ipadala ulit.',
  uncertain: 'Hindi po kami sigurado kung natuloy ito. Suriin ang account at ipadala ulit.',
  savedTitle: 'Na‑save na ang account ninyo',
  saved: 'Puwede na po kayong magpatuloy.',
  done: 'Magpatuloy'
}
