import type { paidMessages as english } from '../en/paid.ts'

export const paidMessages: typeof english = {
  title: 'Nakabayad na ko',
  keep: 'Palihug tipigi ang deposit slip o resibo, uban ang reference number, petsa ug kantidad niini.',
  posting: 'Matala dinhi ang bayad {time}.',
  wait: 'Palihug ayaw una pagbayad pag‑usab samtang naghulat.',
  report: 'Wala makita ang akong bayad'
}
