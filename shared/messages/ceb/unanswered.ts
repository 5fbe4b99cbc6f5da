import type { unansweredMessages as english } from '../en/unanswered.ts'

export const unansweredMessages: typeof english = {
  region: 'Walay tubag',
  sent: 'Gipadala nimo kini ({time}), apan walay tubag nga miabot.',
  understood: 'Nasabtan nako',
  toComplaints: 'Akong mga reklamo',
  toOrder: 'Tan-awa ang loan',
  toPlan: 'Tan-awa ang hangyo',
  link: {
    title: 'Ang link sa imong bayad',
    advice: 'Walay nabayran tungod niini. Pangayo pag‑usab og link kung gusto pa nimong mobayad.'
  },
  payment: {
    title: 'Ang imong bayad',
    advice:
      'Basin nadayon na kini. Palihug tan-awa una kung pila pa ang bayranan sa dili pa mobayad pag‑usab.'
  },
  loan: {
    title: 'Ang imong loan',
    advice:
      'Basin gidawat na nimo kini nga loan. Palihug tan-awa una ang imong mga loan sa dili pa dawaton pag‑usab.'
  },
  account: {
    title: 'Ang imong account',
    advice: 'Basin na‑save na kini. Palihug tan-awa una ang form sa dili pa ipadala pag‑usab.'
  },
  complaint: {
    title: 'Ang imong reklamo',
    advice:
      'Basin miabot na kini. Palihug tan-awa una sa Akong mga reklamo sa dili pa ipadala pag‑usab.'
  },
  reply: {
    title: 'Ang imong tubag',
    advice:
      'Basin miabot na kini. Palihug tan-awa una sa Akong mga reklamo sa dili pa ipadala pag‑usab.'
  },
  plan: {
    title: 'Ang imong pagpangayo og palugway',
    advice: 'Basin miabot na kini. Palihug tan-awa una sa dili pa ipadala pag‑usab.'
  },
  rating: {
    title: 'Ang imong rating',
    advice: 'Basin miabot na kini. Pag‑rate pag‑usab kung pangutan-on ka lang.'
  },
  data: {
    title: 'Imong hangyo bahin sa data',
    advice: 'Basin miabot na kini. Palihug tan-awa una sa Akong data sa dili pa ipadala pag‑usab.'
  },
  product: {
    title: 'Ang loan nga imong giablihan',
    advice: 'Walay na‑apply. I‑tap pag‑usab kung gusto pa nimo.'
  }
}
