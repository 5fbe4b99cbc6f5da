export const pageMessages = {
  tryAgain: 'Try again',
  call: 'Call {phone}',
  back: 'Back',
  home: 'Back to the home screen',
  loading: 'Loading…',
  slow: 'Still working…',
  crashedTitle: 'Something went wrong on this page',
  crashedText: 'Please try again, or call us.',
  unexpected: 'Something went wrong. Please try again.',
  missingOrder: 'We do not know which loan to show. Please open it again from the app.',
  loginTitle: 'Please log in again',
  loginText: 'Your session has ended.',
  loginEntries: 'What you entered on this page will still be here when you come back.',
  login: 'Log in',
  notNow: 'Not now'
}
