import type { unansweredMessages as english } from '../en/unanswered.ts'

export const unansweredMessages: typeof english = {
  region: 'Walang sagot',
  sent: 'Ipinadala ninyo ito ({time}) pero walang dumating na sagot.',
  understood: 'Naiintindihan ko',
  toComplaints: 'Mga reklamo ko',
  toOrder: 'Tingnan ang loan',
  toPlan: 'Tingnan ang request',
  link: {
    title: 'Ang link ng bayad ninyo',
    advice:
      'Wala pong nabayaran dahil dito. Kumuha ulit ng link kung gusto pa rin ninyong magbayad.'
  },
  payment: {
    title: 'Ang bayad ninyo',
    advice:
      'Posibleng natuloy na po ito. Tingnan muna kung magkano pa ang babayaran bago magbayad ulit.'
  },
  loan: {
    title: 'Ang loan ninyo',
    advice:
      'Posibleng tinanggap na ninyo ang loan na ito. Tingnan muna ang mga loan ninyo bago tanggapin ulit.'
  },
  account: {
    title: 'Ang account ninyo',
    advice: 'Posibleng na‑save na po ito. Tingnan muna ang form bago ipadala ulit.'
  },
  complaint: {
    title: 'Ang reklamo ninyo',
    advice: 'Posibleng dumating na po ito. Tingnan muna sa Mga reklamo ko bago ipadala ulit.'
  },
  reply: {
    title: 'Ang sagot ninyo',
    advice: 'Posibleng dumating na po ito. Tingnan muna sa Mga reklamo ko bago ipadala ulit.'
  },
  plan: {
    title: 'Ang paghingi ninyo ng palugit',
    advice: 'Posibleng dumating na po ito. Tingnan muna bago ipadala ulit.'
  },
  rating: {
    title: 'Ang rating ninyo',
    advice: 'Posibleng dumating na po ito. Mag‑rate lang ulit kung tatanungin kayo.'
  },
  data: {
    title: 'Ang request ninyo tungkol sa data',
    advice: 'Posibleng dumating na po ito. Tingnan muna sa Data ko bago ipadala ulit.'
  },
  product: {
    title: 'Ang loan na binuksan ninyo',
    advice: 'Wala pong na‑apply. I‑tap ulit kung gusto pa rin ninyo.'
  }
}
