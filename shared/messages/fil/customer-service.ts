import type { customerServiceMessages as english } from '../en/customer-service.ts'

export const customerServiceMessages: typeof english = {
  title: 'Customer service',
  write: 'Sumulat sa amin',
  email: 'E-mail',
  phone: 'Telepono',
  blocked: 'Walang nabuksan? Kopyahin po ito at gamitin sa sarili ninyong app.',
  hoursLabel: 'Oras ng opisina',
  openNow: 'Bukas ngayon',
  closedNow: 'Sarado ngayon',
  replyLabel: 'Sasagot kami',
  complaints: 'Mga reklamo',
  newComplaint: 'Sumulat ng reklamo',
  myData: 'Data ko',
  website: 'Buksan ang {name}'
}
