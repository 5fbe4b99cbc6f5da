import type { extensionMessages as english } from '../en/extension.ts'

export const extensionMessages: typeof english = {
  title: 'Pag-extend sa loan',
  effect: 'Unsay mahitabo kung mo-extend ka',
  payNow: 'Mobayad ka og {amount} karon.',
  nextDate: 'Sa {date} ang sunod nimong bayad.',
  owesAmountOn:
    'Dili pa niini mabayran og tibuok ang loan: sa {date}, naa pa kay bayranan nga {amount}.',
  owesRestOn: 'Dili pa niini mabayran og tibuok ang loan: sa {date} ang due date sa nahibilin.',
  owesRest: 'Dili pa niini mabayran og tibuok ang loan: bayran pa nimo ang nahibilin human niini.',
  instead: 'Kung walay extension, {amount} ang imong bayran.',
  plan: 'Plano',
  now: 'Karon',
  later: 'Human ana',
  inAll: 'Tanan',
  lastDay: 'Katapusan',
  nothing: 'Wala na',
  payAll: 'Bayri tanan',
  extend: 'Mo-extend'
}
