import type { legalMessages as english } from '../en/legal.ts'

export const legalMessages: typeof english = {
  short: 'Maikling buod',
  governs:
    'Buod lang po ito. Ang tekstong Ingles sa ibaba ang masusunod: kung magkaiba ang dalawa, iyon lang ang may bisa.',
  full: 'Ang buong teksto sa Ingles',
  terms: [
    'Babayaran po ninyo ang loan sa loob ng {from} hanggang {to} araw, ayon sa nakasulat sa loan ninyo.',
    'Bago pumayag, makikita ninyo ang halaga, bawat singil, ang matatanggap ninyo, at ang bawat bayad kasama ang petsa.',
    'Papasok ang pera sa account na ibinigay ninyo {creditedFrom} hanggang {creditedTo} araw pagkatapos ninyong pumayag. Siguraduhing sa inyo po ang account.',
    'Bayaran ang bawat halaga sa due date nito o bago iyon, at itago ang resibo hanggang maitala ang bayad sa app.',
    'Puwedeng i‑extend ang loan sa parehong tagal kapag nabayaran na ang interes at penalty na due na.',
    'Sabihin po sa amin sa loob ng {reportWithin} araw kung nagbago ang pangalan, petsa ng kapanganakan o address ninyo.',
    'Kung hindi kayo makabayad, puwede naming singilin agad ang buong hindi pa bayad. Walang puwedeng manakot o manghiya sa inyo, o tumawag sa mga taong hindi guarantor ng loan ninyo.',
    'Mga reklamo: {phone}, {email}.'
  ],
  lateInterest:
    'Kapag late ang bayad, may penalty nang isang beses ({penaltyNew}, {penaltyRepeat} sa dati nang kliyente) at interes na hanggang {percent}% ng hindi pa bayad kada araw.',
  lateCharge:
    'Kapag late ang bayad, may penal charge sa bawat late na bayad ({penaltyNew}, {penaltyRepeat} sa dati nang kliyente), at walang interes dito.',
  prepaymentLimited:
    'Puwede lang magbayad nang maaga kapag lampas na ang kalahati ng tagal, at hindi bababa sa {days} araw mula nang matanggap ang loan.',
  prepaymentFree: 'Puwede po kayong magbayad nang maaga, buo man o bahagi, kahit anong araw.',
  privacy: [
    'Ang kailangan lang ng loan ang hinihingi namin: kung sino kayo, paano kayo makontak, kung ano ang kaya ninyong bayaran, ang account ninyo, ang mga loan ninyo sa amin at ang device ninyo.',
    'Nagpapaalam muna ang app bago basahin ang iba pang laman ng phone. Puwede kayong tumanggi, at bawiin ang pahintulot.',
    'Ginagamit namin ang data ninyo sa pagpapasya sa loan, sa pagpapadala ng loan at pagtanggap ng bayad, sa pagsagot sa inyo, sa pag‑iwas sa panloloko, at sa hinihingi ng batas.',
    'Ibinabahagi lang ito sa mga nagpapadala ng pera ninyo, sa credit bureau, sa mga kompanyang nagtatrabaho para sa amin, sa hahawak ng loan ninyo kung ililipat ito (aabisuhan kayo), at sa awtoridad kung inuutos ng batas. Hindi namin ito kailanman ibinebenta, at hindi namin sinasabi sa mga contact o amo ninyo ang tungkol sa loan, maliban kung guarantor sila nito.',
    'Naka‑save sa amin ang data ng loan nang {loan} matapos itong mabayaran, at ang application na walang loan nang {application}.',
    'Puwede ninyong makita ang data ninyo, ipatama o ipabura ito, at magreklamo. Sumulat po sa {email}; wala itong bayad.'
  ]
}
