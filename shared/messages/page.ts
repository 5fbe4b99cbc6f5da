export const pageMessages = {
  stuckTitle: 'This page could not start',
  stuckText: 'Please try again. If it keeps happening, call us and we will help.',
  noScriptTitle: 'This page needs JavaScript',
  noScriptText: 'Switch it on in your browser’s settings and open the page again, or call us.',
  tryAgain: 'Try again',
  call: 'Call {phone}',
  back: 'Back',
  loading: 'Loading…',
  slow: 'Still working…',
  crashedTitle: 'Something broke on this page',
  crashedText: 'Nothing you did is lost on our side. Please try again, or call us.',
  unexpected: 'Something went wrong. Please try again.',
  missingOrder: 'This page was opened without a loan. Please open it again from the app.'
}
