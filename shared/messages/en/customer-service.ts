export const customerServiceMessages = {
  title: 'Customer service',
  write: 'Write to us',
  email: 'E-mail',
  phone: 'Phone',
  blocked: 'Nothing opened? Copy it and use it in your own app.',
  hoursLabel: 'Opening hours',
  openNow: 'Open now',
  closedNow: 'Closed now',
  replyLabel: 'We reply',
  complaints: 'Complaints',
  newComplaint: 'Write a complaint',
  myData: 'My data',
  website: 'Open {name}'
}
