import type { lateMessages as english } from '../en/late.ts'

export const lateMessages: typeof english = {
  amounts: '{new} sa bag-ong kliyente ug {repeat} sa daan nga kliyente',
  charge: 'Naay penal charge nga kausa sa matag late nga bayad: {amounts}.',
  noInterest:
    'Singil kini ug dili interes: dili kini idugang sa kantidad nga gipatungan sa interes, ug walay interes niini.',
  penalty: 'Naay late penalty nga kausa ra: {amounts}.',
  interest: 'Naay interes sa matag adlaw nga late:',
  free: 'Walay penalty ug walay interes sa bayad nga late.',
  fromDay: '{percent}% sa wala pa mabayri kada adlaw, sugod sa adlaw {from}.',
  days: '{percent}% sa wala pa mabayri kada adlaw, adlaw {from} hangtod {to}.',
  cap: 'Naay limit ang balaod: ang penalty hangtod ra sa {percent} kada bulan sa kantidad nga lapas na sa due date, ug ang tanang gasto dili molapas sa imong gihulam. Sakop niini ang loan nga hangtod {amount} ug {months} ka bulan ({source}).'
}
