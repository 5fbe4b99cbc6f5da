export const pageMessages = {
  tryAgain: 'Try again',
  call: 'Call {phone}',
  back: 'Back',
  loading: 'Loading…',
  slow: 'Still working…',
  crashedTitle: 'Something broke on this page',
  crashedText: 'Please try again, or call us.',
  unexpected: 'Something went wrong. Please try again.',
  missingOrder: 'This page was opened without a loan. Please open it again from the app.',
  loginTitle: 'Please log in again',
  loginText: 'Your session has ended. What you entered on this page is kept until you come back.',
  login: 'Log in',
  notNow: 'Not now'
}
