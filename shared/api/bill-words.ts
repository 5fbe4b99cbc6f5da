/** How rows of a running loan name what is owed, by when, and its term: small letters. Only sure names. */
export const billWords = {
  amount: [
    'amount to repay',
    'total to repay',
    'total amount to repay',
    'amount due',
    'total due',
    'total amount due',
    'repayment amount',
    'halagang babayaran',
    'kantidad nga bayran',
    'चुकाने की रकम',
    '应还金额'
  ],
  date: ['due date', 'repayment date', 'payment due date', 'pay by', 'ड्यू डेट', '还款日期'],
  term: ['loan term', 'term', 'tagal ng loan', 'gidugayon sa loan', 'लोन की अवधि'],
  days: ['day', 'days', 'araw', 'ka adlaw', 'दिन', '天']
} as const
