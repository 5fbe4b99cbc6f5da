import type { customerServiceMessages as english } from '../en/customer-service.ts'

export const customerServiceMessages: typeof english = {
  title: 'Customer service',
  write: 'Sulati mi',
  email: 'E-mail',
  phone: 'Telepono',
  blocked: 'Walay naabli? Kopyaha kini ug gamita sa imong kaugalingong app.',
  hoursLabel: 'Oras sa opisina',
  openNow: 'Abli karon',
  closedNow: 'Sirado karon',
  replyLabel: 'Motubag mi',
  complaints: 'Mga reklamo',
  newComplaint: 'Pagsulat og reklamo',
  myData: 'Akong data',
  website: 'Ablihi ang {name}'
}
