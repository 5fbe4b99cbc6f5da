import type { withoutMessages as english } from '../en/without-payment.ts'

export const withoutMessages: typeof english = {
  title: 'Kung hindi po kayo magbabayad',
  cap: 'May limitasyon ang batas: ang late charge ay hanggang {percent} kada buwan ng hindi pa bayad, at ang lahat ng gastos ay hindi lalampas sa hiniram ninyo. Sakop nito ang loan na hanggang {amount} at {months} buwan ({source}).',
  collection: {
    ph: 'Bawal sa maniningil na tumawag bago mag-6 AM o lampas 10 PM (maliban kung higit 15 araw nang late), manakot o mang-insulto, o magsabi sa mga contact ninyo (SEC Memorandum Circular No. 18, series of 2019).',
    in: 'Bawal sa recovery agent na tumawag bago mag-8 AM o lampas 7 PM, manakot, manghiya sa publiko, o gumambala sa pamilya, referee o kaibigan ninyo (RBI circular, 12 August 2022).'
  }
}
