import type { withoutMessages as english } from '../en/without-payment.ts'

export const withoutMessages: typeof english = {
  title: 'Kung hindi po kayo magbabayad',
  soFar: 'Penalty hanggang ngayon: {cost} ({late}).',
  grow: 'Nadaragdagan ito araw-araw.',
  limit: 'Ayon sa batas, hanggang {most} lang kada buwan ang penalty ({percent} ng {owed}).',
  scope:
    'Para ito sa loan na hanggang {amount} at {months} buwan. Hindi puwedeng lumampas sa hiniram ninyo ang lahat ng gastos ({source}).',
  agreement: 'Ang nakasaad sa kasunduan sa loan',
  counts: 'Kung mas mababa ang limit ng batas kaysa sa kasunduan ninyo, ang batas ang masusunod.',
  collectors: 'Ang bawal gawin ng maniningil',
  collection: {
    ph: 'Bawal sa maniningil na tumawag bago mag‑6 AM o lampas ng 10 PM (maliban kung higit 15 araw nang late ang bayad), manakot o mang‑insulto, o magsabi sa mga contact ninyo tungkol sa utang (SEC Memorandum Circular No. 18, series of 2019).',
    in: 'Bawal sa maniningil na tumawag bago mag‑8 AM o lampas ng 7 PM, manakot, manghiya sa publiko, o gumambala sa pamilya, referee o kaibigan ninyo (RBI circular, 12 August 2022).'
  }
}
