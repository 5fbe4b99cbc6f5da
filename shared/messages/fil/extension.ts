import type { extensionMessages as english } from '../en/extension.ts'

export const extensionMessages: typeof english = {
  title: 'Pag-extend ng loan',
  effect: 'Ano ang mangyayari kung mag-e-extend',
  payNow: 'Magbabayad po kayo ng {amount} ngayon.',
  nextDate: 'Sa {date} ang susunod na bayad ninyo.',
  owesAmountOn:
    'Hindi pa nito mababayaran nang buo ang loan: sa {date}, may babayaran pa po kayong {amount}.',
  owesRestOn: 'Hindi pa nito mababayaran nang buo ang loan: sa {date} po ang due date ng natitira.',
  owesRest:
    'Hindi pa nito mababayaran nang buo ang loan: babayaran pa po ninyo ang natitira pagkatapos.',
  instead: 'Kung walang extension, {amount} ang babayaran ninyo.',
  plan: 'Plano',
  now: 'Ngayon',
  later: 'Susunod',
  inAll: 'Kabuuan',
  lastDay: 'Huling araw',
  nothing: 'Wala na po',
  payAll: 'Bayaran nang buo',
  extend: 'Mag-extend'
}
