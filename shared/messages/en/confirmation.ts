/** Apart: the html of an offer has the words of its early values, and all of a table that it searches. */
export const termMessages = {
  days: '{count} days',
  day: '1 day',
  weeks: '{count} weeks',
  week: '1 week',
  months: '{count} months',
  month: '1 month'
}

export const offerMessages = {
  amount: 'Loan amount',
  term: 'Term',
  interest: 'Interest',
  repaymentDate: 'Due date',
  received: 'You get',
  total: 'You repay in total',
  cost: 'Interest and fees',
  first: 'First payment',
  payments: 'Payments',
  countFirst: '{count} payments, first {amount} on',
  yearly: 'Effective yearly rate',
  percentage: 'Annual percentage rate (APR)',
  lateOnce: 'Late fee, once',
  lateDaily: 'Late interest per day',
  unpaid: '{percent} of debt',
  yearlyNote: 'The yearly rate counts every charge except late charges. Worked out from {date}.',
  remind: 'Add to calendar',
  newLoan: 'Confirm'
}

export const confirmationMessages = {
  title: 'Loan confirmation',
  information: 'Repayment Information',
  plan: 'Payment Plan',
  newInformation: 'Detailed',
  newPlan: 'Plan',
  loan: 'Loan',

  costTitle: 'What this loan costs',
  lateBeyond: 'Late charges are above the legal limit of {percent} a month. Call us first.',
  noTotal: 'We cannot show what you would repay in total. Call us before you take this loan.',

  keyFacts: 'Key facts of this loan',
  calendarTitle: 'Loan payment',
  calendarDue: 'due {date}',
  summaryNote:
    'Worked out from the offer you saw. If anything differs, your loan agreement applies.',
  summaryTitle: 'Loan offer',

  agree: 'I have read and agree to:',
  agreeAlone: 'I have read the terms of this loan and agree to them.',
  openingAgreement: 'loading...',
  agreementOpen: 'An agreement is opening. Please try again in a moment.',
  agreementsLoading: 'The agreements are still loading. Please wait a moment.',
  agreementsFailed: 'The agreements did not load. You need to read them before you can agree.',
  takes: 'Get {received} · repay {total}',
  tick: 'To take the loan, tick the box to agree.',
  notTaken: 'You cannot take this offer',
  withoutAmount: 'We do not know how much you would get.',
  withoutTerm: 'The term of this offer is missing.',
  incomplete: 'A part of this offer is missing.',
  openAgain: 'Open again',

  popupTitle: 'Before you go on',
  popupText: 'Please read this agreement. You can go on once you agree to it.',
  popupRead: 'Read the agreement',
  stayTitle: 'Leave this page?',
  promotionTitle: 'Good to know',
  promotionButton: 'OK',

  uncertain: 'We do not know if it went through. Check your loan before you try again.',
  takenTitle: 'You have accepted this loan',
  taken: 'You do not need to do anything here. See your loan for what comes next.'
}
