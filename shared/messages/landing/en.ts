import { pageMessages } from '../en/page.ts'

export const english = {
  page: pageMessages,
  formTitle: 'Create your account',
  phone: 'Mobile number',
  capcode: 'Code in the picture',
  capcodeHint: '4 characters. Unclear? Tap the picture.',
  picture: 'Picture with the code',
  newPicture: 'Show another picture',
  loadPicture: 'Load picture',
  smsCode: 'SMS code',
  smsCodeHint: '6 digits',
  getCode: 'Get code',
  /** The countdown on the button. */
  seconds: '{count}s',
  sentTo: 'Sent to {phone}. You can still change the number.',
  changeNumber: 'Change number',
  quote: 'Example: interest {interest}, fees {fees}, {days}\u00a0days',
  prices: 'What each amount costs',
  /** In the head of a form that comes before any price. */
  price: '{received} costs {cost} over {days}\u00a0days',
  cost: 'Cost',
  /** Under the prices, or under each amount where they differ. */
  term: 'Over {days}\u00a0days',
  agree: 'By registering you agree to the',
  wrongPhone: 'Please enter a correct mobile number',
  wrongCapcode: 'Please enter the correct code from the picture',
  wrongSmsCode: 'Please enter the correct SMS code',
  otherCapcode: 'That was not the code in the picture. Enter the new one.',
  // Toasts of the error catalogue
  sent: 'Verification code sent, please check your phone',
  registered: 'Registered successfully',
  alreadyRegistered: 'Already registered, please download the app and log in',
  sendOnce: 'Do not send repeatedly',
  networkError: 'error',
  // Notices above the button when an answer got lost
  lostSms: 'We lost the connection. If the code arrives, enter it; if not, ask for another one.',
  lostRegister:
    'We do not know if your registration arrived. Check your connection and tap the button again: you will not be registered twice.',
  crowded: 'Many people are using this right now. Please try again in {seconds} seconds.',
  lender: 'Lender',
  privacy: 'Privacy policy',
  studyStatement:
    'Study the terms and conditions in the {statement} before proceeding with the loan transaction.',
  checkRegister: 'Look us up in the {regulator} list of lenders',
  rating: '{score} of 5 from {count} ratings in {source}, read on {date}',
  // Above the form, and where no SMS comes
  noSms: {
    title: 'No SMS yet?',
    text: 'Check that the number is right and that your phone has a signal. Messages sometimes take a few minutes.',
    again: 'Send another code',
    call: 'Call me with the code',
    service: 'Or call us: {phone}'
  },
  calling: 'We are calling you with the code.',
  consent: {
    title: 'Your choice about advertisers',
    text: 'May we tell the advertiser who sent you here that you came and registered? We do not pass on your number. The page works the same either way.',
    refuse: 'No',
    agree: 'Yes'
  },
  steps: 'How it works',
  benefits: 'Why borrow here',
  exampleAmount: 'How much do you need?',
  borrowed: 'You receive',
  total: 'You pay back in total',
  exampleNote: 'Your own offer may differ: it is in the {statement}.',
  /** The law's name for the summary of a loan. */
  statement: { ph: 'Disclosure Statement', in: 'Key Facts Statement' }
}

export type LandingMessages = typeof english
