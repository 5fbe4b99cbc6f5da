import type { paymentListMessages as english } from '../en/payment-list.ts'

export const paymentListMessages: typeof english = {
  title: 'Imong mga bayad',
  stateFailed: 'Walay nakuhang kwarta',
  stateReturned: 'Gibalik ang imong kwarta',
  stateWaiting: 'Naghulat sa bayad',
  stateExpired: 'Expired na',
  extension: 'Extension',
  repayment: 'Bayad sa loan',
  part: 'Bayad para sa usa ka bahin',
  stateUnknown: 'Giproseso'
}
