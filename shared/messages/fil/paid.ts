import type { paidMessages as english } from '../en/paid.ts'

export const paidMessages: typeof english = {
  title: 'Nagbayad na ako',
  keep: 'Itago po ang deposit slip o resibo, kasama ang reference number, petsa at halaga nito.',
  posting: 'Maitatala rito ang bayad {time}.',
  wait: 'Huwag po munang magbayad ulit habang naghihintay.',
  report: 'Hindi makita ang bayad ko'
}
