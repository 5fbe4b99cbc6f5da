export const legalMessages = {
  short: 'In short',
  governs:
    'This is only a summary. If it differs from the English text below, the English text applies.',
  full: 'The full text in English',
  terms: [
    'You repay within {from} to {to} calendar days, as your loan says.',
    'Before you accept you see the amount, every charge, what you receive, and each payment with its date.',
    'The money comes to the account you named, {creditedFrom} to {creditedTo} calendar days after you accept. Make sure that the account is your own.',
    'Pay each amount on or before its date, and keep the receipt until the app shows the payment.',
    'The loan can be extended for the same period once you have paid the interest and charges that are due.',
    'Tell us within {reportWithin} calendar days if your name, birth date or address changes.',
    'If you do not pay, we may ask for the whole unpaid amount at once. Nobody may threaten or shame you, or call people who did not guarantee your loan.',
    'Complaints: {phone}, {email}.'
  ],
  lateInterest:
    'If you pay late, you pay a late charge once ({penaltyNew}; repeat clients {penaltyRepeat}) and up to {percent}% of the unpaid amount for each day.',
  lateCharge:
    'If you pay late, you pay a penal charge for each late payment ({penaltyNew}; repeat clients {penaltyRepeat}). There is no interest on it.',
  prepaymentLimited:
    'You may pay early only after half the term, and at least {days} days after payout.',
  prepaymentFree: 'You may pay early, in whole or in part, on any day.',
  privacy: [
    'We ask only for what a loan needs: who you are, how to reach you, what you can afford, your account, your loans with us and your device.',
    'The app asks before it reads anything else on your phone. You can refuse, and change your mind later.',
    'We use your data to decide on loans, to pay out and receive payments, to answer you, to prevent fraud, and to do what the law demands.',
    'We share it only with those who move your money, credit bureaus, companies that work for us, whoever takes over your loan (we tell you first), and authorities if the law says we must. We never sell it, and never tell your contacts or employer about your loan, unless they guaranteed it.',
    'We keep the data of a loan for {loan} after it is paid off, and of an application that led to no loan for {application}.',
    'You may see your data, have it corrected or erased, and complain. Write to {email}; it costs you nothing.'
  ]
}
