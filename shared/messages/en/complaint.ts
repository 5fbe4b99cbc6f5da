/** What both pages of writing a complaint say. */
export const complaintMessages = {
  title: 'Complaint',
  draftRestored: 'Draft restored',
  discard: 'Discard',
  discardTitle: 'Discard this draft?',
  discardText: 'What you chose, wrote and added to it will be removed.',
  keep: 'Keep it',
  close: 'Close'
}

export const complaintStartMessages = {
  intro: 'Tell us what went wrong. We reply {replyTime}.',
  mine: 'My complaints',
  order: 'Your order',
  all: 'All',
  allLabel: 'All orders: choose another one',
  chooseOrder: 'Choose an order',
  noOrder: 'You have no orders yet. You can still write to us.',
  type: 'What is it about?',
  subType: 'What happened?',
  unsupported: 'The selected order does not support sending collection types',
  received: 'We have received your complaint. Its number is {number}.',
  receivedAlone: 'We have received your complaint.',
  seeSent: 'See your complaint',
  next: 'Next'
}

export const complaintNextMessages = {
  about: 'Your complaint',
  order: 'Order {number}',
  change: 'Change',
  description: 'Tell us what happened',
  linesTitle: 'If you can, also tell us',
  counter: '{count}/{limit}',
  full: 'All {limit} characters are used. Shorten something above to add more.',
  missingText: 'Please fill in your comments and suggestions',
  unsaved: 'This phone cannot keep a draft. Please send before you leave this page.',
  send: 'Send',
  sending: 'saving...',
  sentTitle: 'Thank you',
  sent: 'We have received your complaint. We reply {replyTime}.',
  uncertainTitle: 'Please check before you send again',
  arrived: 'The connection was lost, but a complaint with these words is in your list.',
  missing:
    'The connection was lost, and this complaint is not in your list yet. What you wrote is kept: you can send it again.',
  uncertain:
    'We could not tell whether it went through. Look into your complaints before you send again. What you wrote is kept.',
  back: 'Back',
  mine: 'My complaints',
  payment: 'The payment that is not shown',
  paymentHint: 'Fill in what you know, and add a photo of the receipt below.',
  paidAt: 'When did you pay?',
  paidAmount: 'How much?',
  paidBy: 'Where or how? For example GCash, 7-Eleven, your bank',
  paidReference: 'Reference number on the receipt',
  unclearAmount: 'Write the amount like {amount}',
  futureDate: 'This day has not come yet. Choose the day on which you paid',
  slips: {
    letter: 'There is a letter among the digits. Is it a zero (0) or a one (1)?',
    short: 'Your other references have one digit more. Is one missing here?'
  }
}

export const complaintListMessages = {
  title: 'My complaints',
  tabs: 'Complaints by state',
  type: 'Problem Type',
  order: 'Order {number}',
  empty: 'Nothing here',
  emptyText: 'You have no complaints under “{tab}”.',
  emptyAll: 'You have not written any complaints yet.',
  write: 'Write a complaint',
  news: 'New since you looked'
}

export const complaintDetailMessages = {
  title: 'Complaint details',
  missing: 'This page was opened without a complaint. Please open it from your complaints.',
  mine: 'My complaints',
  type: 'Problem Type',
  subType: 'What happened',
  number: 'Complaint number',
  order: 'Order',
  content: 'What you wrote',
  photo: 'Photo {number}',
  result: 'Process Result',
  resultPhoto: 'Photo {number} of our answer',
  waiting: 'We are working on it. We reply {replyTime}.',
  rate: 'Rate this service',
  rateTitle: 'Please rate this service',
  stars: 'Tap a star',
  missingStar: 'Silakan pilih',
  reason: 'What could have been better?',
  cancel: 'Cancel',
  send: 'Send',
  rated: 'Successful demonstration！',
  uncertain: 'We could not tell whether it went through. Please try again.'
}
