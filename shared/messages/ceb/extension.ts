import type { extensionMessages as english } from '../en/extension.ts'

export const extensionMessages: typeof english = {
  title: 'Pag‑extend sa loan',
  effect: 'Epekto sa extension',
  payNow: 'Mobayad ka og {amount} karon.',
  nextDate: 'Sa {date} ang sunod nimong bayad.',
  owesAmount: 'Dili pa tibuok nga bayad sa loan ang extension: {amount} pa ang bayran.',
  owesRestOn:
    'Dili pa tibuok nga bayad sa loan ang extension: sa {date} ang due date sa loan mismo.',
  owesRest: 'Dili pa tibuok nga bayad sa loan ang extension: bayran pa ang loan mismo human niini.',
  instead: 'Kung walay extension, {amount} ang imong bayran.',
  costsMore: 'Dugang kung mag‑extend: {amount}',
  plan: 'Plano',
  now: 'Karon',
  later: 'Unya',
  inAll: 'Total',
  lastDay: 'Tapos sa',
  nothing: 'Wala na',
  payAll: 'Bayri tanan',
  extend: 'I‑extend'
}
