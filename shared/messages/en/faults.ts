export const faultMessages = {
  network: 'We could not reach our service. Check your connection and try again.',
  timeout: 'Our service is taking too long. Please try again in a moment.',
  http: 'Our service is not available right now. Please try again in a moment.',
  malformed: 'Our service sent an answer we could not read. Please try again in a moment.',
  session: 'Your session has ended. Please log in again.',
  busy: 'This is already being done, here or in another tab. Please wait a moment.',
  unknown: 'Something went wrong. Please try again.'
}
