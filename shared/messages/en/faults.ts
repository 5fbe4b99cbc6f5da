export const faultMessages = {
  network: 'We cannot connect right now. Check your connection and try again.',
  timeout: 'This is taking too long. Please try again in a moment.',
  http: 'We are not available right now. Please try again in a moment.',
  malformed: 'Something went wrong on our side. Please try again in a moment.',
  session: 'Your session has ended. Please log in again.',
  busy: 'We are already doing this, here or in another tab. Please wait a moment.',
  unknown: 'Something went wrong. Please try again.'
}
