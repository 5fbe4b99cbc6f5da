export const complaintMessages = {
  title: 'Complaint',
  draftRestored: 'Draft restored',
  discard: 'Discard',
  discardTitle: 'Discard this draft?',
  discardText: 'Everything you chose, wrote and added will be removed.',
  keep: 'Keep it'
}

export const complaintStartMessages = {
  intro: 'Tell us what went wrong. We reply {replyTime}.',
  order: 'Your loan',
  all: 'All',
  allLabel: 'All loans: choose another one',
  chooseOrder: 'Choose a loan',
  noOrder: 'You have no loans yet. You can still write to us.',
  type: 'What is it about?',
  subType: 'What happened?',
  unsupported: 'The selected order does not support sending collection types',
  received: 'We have received your complaint. Its number is {number}.',
  receivedAlone: 'We have received your complaint.',
  seeSent: 'See your complaint'
}

export const draftMessages = {
  unsaved: 'This phone cannot save a draft. Please send before you leave this page.'
}

export const complaintNextMessages = {
  about: 'Your complaint',
  description: 'Tell us what happened',
  linesTitle: 'If you can, also tell us',
  full: 'You have used all {limit} characters. Make something above shorter to add more.',
  missingText: 'Please fill in your comments and suggestions',
  sending: 'saving...',
  reply: 'We reply {replyTime}',
  sentTitle: 'Thank you',
  sent: 'We have received your complaint. We reply {replyTime}.',
  uncertainTitle: 'Please check before you send again',
  arrived: 'The connection was lost, but a complaint with these words is in your list.',
  missing:
    'The connection was lost, and this complaint is not in your list yet. What you wrote is saved: you can send it again.',
  uncertain:
    'We do not know if it went through. Check your complaints before you send again. What you wrote is saved.',
  payment: 'The missing payment',
  paidAt: 'When did you pay?',
  paidAmount: 'How much?',
  paidBy: 'Where or how?',
  paidByHint: 'For example an e-wallet, a store, your bank',
  paidReference: 'Reference number on the receipt',
  unclearAmount: 'Write the amount like {amount}',
  futureDate: 'This day has not come yet. Choose the day you paid.',
  slips: {
    letter: 'There is a letter among the digits. Is it a zero (0) or a one (1)?',
    short: 'Your other reference numbers have one more digit. Is a digit missing here?'
  }
}

export const complaintListMessages = {
  tabs: 'Complaints by status',
  type: 'Problem Type',
  emptyText: 'You have no complaints under “{tab}”.',
  emptyAll: 'You have no complaints.',
  write: 'Write a complaint',
  news: 'New since you looked'
}

export const complaintDetailMessages = {
  title: 'Complaint details',
  missing: 'We do not know which complaint to show. Please open it from your complaints.',
  type: 'Problem Type',
  subType: 'What happened',
  order: 'Loan',
  content: 'What you wrote',
  result: 'Process Result',
  resultPhoto: 'Photo {number} of our answer',
  waiting: 'We are working on it. We reply {replyTime}.',
  rate: 'Rate this service',
  rateTitle: 'Please rate this service',
  stars: 'Tap a star',
  missingStar: 'Silakan pilih',
  reason: 'What could have been better?',
  rated: 'Successful demonstration！',
  uncertain: 'We do not know if it went through. Please try again.'
}
