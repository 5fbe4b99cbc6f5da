/** The words that stand in the figures of an offer: the early values, inlined, bring no others. */
export const offerMessages = {
  days: '{count} days',
  day: '1 day',
  weeks: '{count} weeks',
  week: '1 week',
  months: '{count} months',
  month: '1 month',
  received: 'You get',
  total: 'You repay in total',
  cost: 'It costs you',
  first: 'First payment',
  payments: 'Number of payments',
  yearly: 'Effective yearly rate',
  percentage: 'Annual percentage rate (APR)',
  yearlyNote:
    'The rate sets what you pay back against what you get, by the dates of the plan from {date} on. Compare it with other offers.',
  remind: 'Add first payment to calendar',
  newLoan: 'Confirm'
}

export const confirmationMessages = {
  title: 'Loan confirmation',
  amount: 'Loan amount',
  term: 'Term',
  interest: 'Interest',
  repaymentDate: 'Repayment date',
  information: 'Repayment Information',
  plan: 'Payment Plan',
  newInformation: 'Detailed',
  newPlan: 'Plan',
  loan: 'Loan',

  costTitle: 'What this loan costs',
  noTotal: 'The total to repay is not known. Ask before you take this loan.',

  keyFacts: 'Key facts of this loan',
  save: 'Save',
  share: 'Share',
  calendarTitle: 'Loan payment',
  calendarDue: 'due {date}',
  summaryNote: 'Reckoned from the offer as it was shown to you. The agreements count.',
  summaryTitle: 'Loan offer',

  agree: 'I have read and agree to:',
  agreeAlone: 'I have read the terms of this loan and agree to them.',
  openingAgreement: 'loading...',
  agreementOpen: 'An agreement is being opened. Please try again in a moment.',
  agreementsLoading: 'The agreements are still loading. Please wait a moment.',
  agreementsFailed:
    'The agreements could not be loaded, and you should be able to read them first.',
  tick: 'Tick the box to agree. You can take the loan only then.',
  incomplete:
    'This offer lacks its amount or its term, so it cannot be taken here. Please try again or call us.',
  tryAgain: 'Try again',

  popupTitle: 'Before you go on',
  popupText: 'Please read this agreement. You can go on once you agree to it.',
  popupRead: 'Read the agreement',
  agreeButton: 'Agree',
  cancel: 'Cancel',
  stayTitle: 'Leave this page?',
  close: 'Close',
  promotionTitle: 'Good to know',
  promotionButton: 'OK',

  uncertain:
    'We could not tell whether it went through. See your loan first, before you try again.',
  takenTitle: 'Your loan is taken',
  taken: 'You do not need to do anything here. See your loan for what comes next.',
  seeLoan: 'See your loan'
}
