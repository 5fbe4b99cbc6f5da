export const myDataMessages = {
  title: 'My data',
  notOffered: 'We take such requests by e-mail and phone. You will find both below.',
  requests: 'My requests',
  madeAt: 'Asked on {date}',
  number: 'Number {id}',
  open: 'We are working on it.',
  late: 'Ask our data protection officer, or the {authority}.',
  lateHead: 'Our answer is late',
  lateOf: '{title}: due\u00a0{date}',
  answered: 'Answered',
  refused: 'Refused',
  noReason: 'No reason was given. Ask our data protection officer why.',
  file: 'Open the file',
  rights: 'My rights',
  rightsLead: 'Asking costs nothing.\nWe answer within {days} days.',
  notYet: 'The law requires this from May 2027. We do it already.',
  kinds: {
    see: {
      title: 'See my data',
      ask: 'Ask to see it',
      text: 'You will get what we know about you, where it came from, and who we gave it to.'
    },
    correct: {
      title: 'Correct my data',
      ask: 'Ask to correct it',
      text: 'Something is wrong, missing or old? Tell us what it should be.',
      details: 'What is wrong, and what is right?'
    },
    take: {
      title: 'Take my data with me',
      ask: 'Ask for a copy',
      text: 'You will get a copy in a file that another company can read.'
    },
    object: {
      title: 'Stop a use of my data',
      ask: 'Ask to stop it',
      text: 'Tell us what to stop, such as offers. We will stop it, unless the law or your loan needs it.',
      details: 'What should we stop?'
    },
    delete: {
      title: 'Delete my data',
      ask: 'Ask to delete',
      text: 'We delete what we do not have to keep. If you still owe us on a loan, repay it first. We keep:',
      details: 'Which data? Leave it empty for all.'
    },
    withdraw: { title: 'Withdraw a consent', ask: '', text: '' },
    nominate: {
      title: 'Name a person for me',
      ask: 'Name this person',
      text: 'That person may act for you in these matters if you die or cannot act.',
      details: 'Full name and phone number of that person'
    }
  },
  otherKind: 'Request',
  source: 'Source: {source}',
  deleteAll: 'Delete all your data?',
  deleteAllText: 'We answer within {days} days. What the law makes us keep stays.',
  missing: 'Fill this in first',
  asked: 'We have your request: number {id}.',
  askedBy: 'We have your request: number {id}. We will answer by {date}.',
  already: 'You have asked for this: see My requests.',
  uncertain: 'We do not know if it has reached us. Try again: it counts only once.',
  consents: 'My consents',
  noConsents: 'There are no consents that you can withdraw.',
  consentsLead: 'Withdrawing does not change what was done before.',
  givenAt: 'Given on {date}',
  takeBack: 'Withdraw',
  withdrawn: 'Withdrawal requested · {id}',
  notHere: 'You cannot withdraw this one here. Ask our data protection officer below.',
  officer: 'Who to ask',
  officerText: 'If we do not answer, or you do not agree with our answer, go to the {authority}.'
}
