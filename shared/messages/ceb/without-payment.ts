import type { withoutMessages as english } from '../en/without-payment.ts'

export const withoutMessages: typeof english = {
  title: 'Kung dili ka mobayad',
  cap: 'Naay limit ang balaod: ang penalty hangtod ra sa {percent} kada bulan sa kantidad nga lapas na sa due date, ug ang tanang gasto dili molapas sa imong gihulam. Sakop niini ang loan nga hangtod {amount} ug {months} ka bulan ({source}).',
  collection: {
    ph: 'Bawal sa maniningil ang pagtawag sa wala pa mag-6 AM o lapas sa 10 PM (gawas kung sobra na sa 15 ka adlaw nga late), ang paghulga o pag-insulto, o ang pagsulti sa imong mga contact (SEC Memorandum Circular No. 18, series of 2019).',
    in: 'Bawal sa maniningil ang pagtawag sa wala pa mag-8 AM o lapas sa 7 PM, ang paghulga, pagpakaulaw sa publiko, o pagsamok sa imong pamilya, referee o higala (RBI circular, 12 August 2022).'
  }
}
