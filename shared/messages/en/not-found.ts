export const notFoundMessages = {
  title: 'Page not found',
  text: 'There is no page at this link. If you came to see or repay a loan, please open it again from the app.',
  ways: 'Where to go from here',
  home: 'Home',
  contact: 'Contact us',
  getApp: 'Get the app for Android',
  call: 'Call {phone}'
}
