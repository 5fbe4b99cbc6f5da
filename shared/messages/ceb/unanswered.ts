import type { unansweredMessages as english } from '../en/unanswered.ts'

export const unansweredMessages: typeof english = {
  region: 'Walay tubag',
  sent: 'Gipadala ninyo kini sa {time} ug walay tubag nga miabot.',
  understood: 'Nasabtan nako',
  toComplaints: 'Akong mga reklamo',
  toOrder: 'Tan-awa ang loan',
  link: {
    title: 'Ang link sa inyong bayad',
    advice: 'Walay nabayran tungod niini. Pangayo pag-usab kon gusto pa ninyo mobayad.'
  },
  payment: {
    title: 'Ang inyong bayad',
    advice:
      'Basin misulod na kini. Palihug tan-awa una kon pila pa ang bayranan ayha mobayad pag-usab.'
  },
  loan: {
    title: 'Ang inyong loan',
    advice: 'Basin gidawat na kini. Palihug tan-awa una ang inyong mga loan ayha dawaton pag-usab.'
  },
  account: {
    title: 'Ang inyong account',
    advice: 'Basin na-save na kini. Palihug tan-awa una ang form ayha ipadala pag-usab.'
  },
  complaint: {
    title: 'Ang inyong reklamo',
    advice: 'Basin miabot na kini. Palihug tan-awa una sa Akong mga reklamo ayha ipadala pag-usab.'
  },
  reply: {
    title: 'Ang inyong tubag',
    advice: 'Basin miabot na kini. Palihug tan-awa una sa Akong mga reklamo ayha ipadala pag-usab.'
  },
  rating: {
    title: 'Ang inyong rating',
    advice: 'Basin miabot na kini. Pag-rate pag-usab kon pangutan-on lang kamo.'
  },
  product: {
    title: 'Ang produkto nga inyong giablihan',
    advice: 'Walay na-apply. I-tap pag-usab kon gusto pa ninyo.'
  }
}
