import type { paymentListMessages as english } from '../en/payment-list.ts'

export const paymentListMessages: typeof english = {
  title: 'Mga bayad ninyo',
  stateFailed: 'Walang nabawas na pera',
  stateReturned: 'Ibinalik ang pera ninyo',
  stateWaiting: 'Hinihintay ang bayad',
  stateExpired: 'Expired na',
  extension: 'Extension',
  repayment: 'Bayad sa loan',
  part: 'Bayad para sa isang bahagi',
  stateUnknown: 'Pinoproseso'
}
