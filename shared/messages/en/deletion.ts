export const deletionMessages = {
  title: 'Delete your account',
  lead: '{app} ({company}). No app or sign-in needed.',
  stepsTitle: 'How it works',
  steps: [
    'We send a code to your number.',
    'Type the code. We delete and reply within {days} days.'
  ],
  letterSteps: [
    'Write to us or call us. The e-mail is ready below: add your name and the mobile number of your account.',
    'We check with you on that number, so that nobody else can delete your account.',
    'We delete within {days} days, and tell you when it is done.'
  ],
  deletedTitle: 'What we delete',
  deleted: [
    'Your account. It is not only switched off: nobody can sign in to it again.',
    'Your contact details, photos and messages, except those in a record below.',
    'What we know about your phone, and your settings.',
    'Your consents. We send you no more offers.'
  ],
  keptTitle: 'What we keep, why, and how long',
  keptIntro: 'We use these records for nothing else, and delete them after this time.',
  runningTitle: 'Have a loan? Repay it first',
  running: [
    'Until then you need the account to see what you owe, and we need it to note your payments.',
    'Removing the app or the account does not end the loan. Once it is repaid, ask again here, and we will delete your account.'
  ],
  dataTitle: 'Only your data',
  data: 'You have no account, or want to keep it? Choose “Only data”. We delete what we do not have to keep.',
  dataByLetter:
    'You have no account, or want to keep it? Say so in the e-mail. We delete what we do not have to keep.',
  letterTitle: 'By e-mail or phone',
  letterIntro: 'You can also write to us or call us. Nothing is sent until you send it.',
  letterOpen: 'Open the e-mail',
  letterText: 'Read or copy the e-mail',
  letterTo: 'To',
  subject: 'Please delete my account: {app}',
  body: 'To {company}\n\nPlease delete my {app} account and the data with it. (Only data? Then change this line.)\n\nMy full name:\nMobile number of the account:\n\nPlease tell me when it is done, and what you have to keep, why, and for how long.',
  appealTitle: 'If we do not answer',
  appeal: 'Ask: {officer}, {phone}, {email}. If that does not help, go to the {authority}.'
}
