export const productMessages = {
  title: 'Recommended products',
  lead: 'Compare the interest before you apply.',
  recommended: 'Recommended products',
  more: 'Click to view more products',
  next: 'Show more loans',
  open: 'View',
  opening: 'loading...',
  none: 'We have no loans to recommend to you right now.',
  lender: 'Lender',
  facts: 'Key facts of the loan'
}
