export const deletionFormMessages = {
  noScript: 'The form needs JavaScript. Write to us or call us instead.',
  scope: 'What should we delete?',
  scopes: {
    account: 'My account and the data with it',
    data: 'Only data, not the account'
  },
  phone: 'Mobile number of the account',
  phoneHint: '{count} digits',
  picture: 'Letters and digits in the picture',
  pictureAlt: 'Picture with letters and digits to type',
  showPicture: 'Show picture',
  newPicture: 'Show another picture',
  sendCode: 'Send me a code',
  wait: 'Send again in {seconds} s',
  sent: 'We sent a code to {phone}.',
  code: 'Code from the text message',
  submit: 'Ask for deletion',
  sending: 'Sending…',
  needed: {
    phone: 'Enter the mobile number of your account',
    picture: 'Enter what you see in the picture',
    code: 'Enter the code from the text message'
  },
  wrongPicture: 'That is not what the picture says. Here is a new one.',
  noPicture: 'The picture did not load. Tap here to try again.',
  lostCode: 'We cannot connect right now. Please try again.',
  lost: 'We do not know if your request has reached us. Try again: it counts only once. Or call {phone}.',
  doneTitle: 'We have your request',
  number: 'Number of your request',
  answerBy: 'We will answer by',
  keep: 'Keep this number. If you hear nothing by then, call {phone} or write to {email}.'
}
