export const bankMessages = {
  title: 'Payment account information',
  lead: 'We send your money to this account. It must be in your own name.',
  check: 'This is the account we have. Check it, then tap ‘Next’.',
  cardType: 'Account type',
  enter: 'Enter the {what}.',
  choose: 'Choose the {what}.',
  day: 'Enter the {what} as a date between {first} and {last}.',
  tooYoung: 'You must be 18 or older. Check the date.',
  digits: 'Enter the {what} in digits.',
  pick: 'Choose',
  nothingFound: 'Nothing found. Type fewer letters.',
  allProvinces: 'All provinces',
  checkTitle: 'Check your account',
  checkText: 'A wrong digit sends your money to a stranger. Compare with your card or passbook.',
  correct: 'Nothing was saved. Correct it and send it again.',
  uncertain:
    'We do not know if it went through. What you entered is still here: check it and send it again.',
  savedTitle: 'Your account is saved',
  saved: 'You can go on now.',
  done: 'Continue'
}
