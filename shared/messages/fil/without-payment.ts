import type { withoutMessages as english } from '../en/without-payment.ts'

export const withoutMessages: typeof english = {
  title: 'Kung hindi po kayo magbabayad',
  cap: 'May limit ang batas: ang penalty ay hanggang {percent} kada buwan ng halagang lampas na sa due date, at ang lahat ng gastos ay hindi lalampas sa hiniram ninyo. Sakop nito ang loan na hanggang {amount} at {months} buwan ({source}).',
  collection: {
    ph: 'Bawal sa maniningil na tumawag bago mag-6 AM o lampas ng 10 PM (maliban kung higit 15 araw nang late ang bayad), manakot o mang-insulto, o magsabi sa mga contact ninyo (SEC Memorandum Circular No. 18, series of 2019).',
    in: 'Bawal sa maniningil na tumawag bago mag-8 AM o lampas ng 7 PM, manakot, manghiya sa publiko, o gumambala sa pamilya, referee o kaibigan ninyo (RBI circular, 12 August 2022).'
  }
}
