import type { withoutMessages as english } from '../en/without-payment.ts'

export const withoutMessages: typeof english = {
  title: 'Kung dili ka mobayad',
  soFar: 'Penalty hangtod karon: {cost} ({late}).',
  grow: 'Motubo kini kada adlaw.',
  limit: 'Sumala sa balaod, hangtod ra sa {most} kada bulan ang penalty ({percent} sa {owed}).',
  scope:
    'Para kini sa loan nga hangtod {amount} ug {months} ka bulan. Dili mahimong molapas sa imong gihulam ang tanang gasto ({source}).',
  agreement: 'Ang nahisulat sa kasabutan sa loan',
  counts: 'Kung mas ubos ang limit sa balaod kaysa sa imong kasabutan, ang balaod ang masunod.',
  collectors: 'Ang bawal buhaton sa maniningil',
  collection: {
    ph: 'Bawal sa maniningil ang pagtawag sa wala pa mag‑6 AM o lapas sa 10 PM (gawas kung sobra na sa 15 ka adlaw nga late), ang paghulga o pag‑insulto, o ang pagsulti sa imong mga contact bahin sa imong utang (SEC Memorandum Circular No. 18, series of 2019).',
    in: 'Bawal sa maniningil ang pagtawag sa wala pa mag‑8 AM o lapas sa 7 PM, ang paghulga, pagpakaulaw sa publiko, o pagsamok sa imong pamilya, referee o higala (RBI circular, 12 August 2022).'
  }
}
