import type { extensionMessages as english } from '../en/extension.ts'

export const extensionMessages: typeof english = {
  title: 'Pag‑extend ng loan',
  effect: 'Epekto ng extension',
  payNow: 'Magbabayad po kayo ng {amount} ngayon.',
  nextDate: 'Sa {date} ang susunod na bayad ninyo.',
  owesAmount: 'Hindi pa po buong bayad sa loan ang extension: {amount} pa ang babayaran.',
  owesRestOn:
    'Hindi pa po buong bayad sa loan ang extension: sa {date} ang due date ng mismong loan.',
  owesRest:
    'Hindi pa po buong bayad sa loan ang extension: babayaran pa ang mismong loan pagkatapos.',
  instead: 'Kung walang extension, {amount} ang babayaran ninyo.',
  costsMore: 'Dagdag kung mag‑extend: {amount}',
  plan: 'Plano',
  now: 'Ngayon',
  later: 'Susunod',
  inAll: 'Kabuuan',
  lastDay: 'Tapos sa',
  nothing: 'Wala na po',
  payAll: 'Bayaran lahat',
  extend: 'I‑extend'
}
