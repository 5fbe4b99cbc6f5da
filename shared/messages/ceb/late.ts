import type { lateMessages as english } from '../en/late.ts'

/** What being late costs, sentence by sentence. */
export const lateMessages: typeof english = {
  amounts: '{new} sa bag-ong kliyente ug {repeat} sa daan nga kliyente',
  charge: 'Adunay penal charge kausa sa matag bayad nga ulahi: {amounts}.',
  noInterest:
    'Singil kini ug dili interes: dili kini idugang sa kantidad nga gipatungan sa interes, ug walay interes niini.',
  penalty: 'Adunay late penalty kausa: {amounts}.',
  besides: 'Gawas niana, adunay interes sa matag adlaw nga ulahi:',
  fromDay: '{percent}% sa wala pa mabayri kada adlaw, sukad sa ika-{from} nga adlaw.',
  days: '{percent}% sa wala pa mabayri kada adlaw, ika-{from} hangtod ika-{to} nga adlaw.'
}
