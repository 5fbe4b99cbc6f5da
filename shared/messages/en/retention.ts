/** Records that a lender keeps of a borrower, why, and from when the time counts. */
export const retentionMessages = {
  why: 'Why',
  loan: {
    what: 'Your loans: who you are, what you borrowed, what you paid',
    why: 'The law against money laundering: {law}',
    until: '{time} after the loan is repaid'
  },
  complaint: {
    what: 'Your complaints and our answers',
    why: 'So that a regulator or a court can look at them',
    until: '{time} after our answer'
  },
  application: {
    what: 'An application that led to no loan',
    why: 'To explain our decision, and to notice fraud',
    until: '{time} after you applied'
  },
  visit: {
    what: 'Visits to our pages',
    why: 'To find faults and misuse',
    until: '{time} after the visit'
  },
  year: '1 year',
  years: '{count} years',
  month: '1 month'
}
