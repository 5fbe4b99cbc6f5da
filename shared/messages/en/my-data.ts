export const myDataMessages = {
  title: 'My data',
  notOffered: 'This lender takes such requests by e-mail and phone. You find both below.',
  requests: 'My requests',
  noRequests: 'You have asked for nothing yet.',
  madeAt: 'Asked on {date}, number {id}',
  madeNoDate: 'Number {id}',
  answerBy: 'We answer by {date}.',
  open: 'We are working on it.',
  late: 'We should have answered by {date}. Ask our data protection officer, or the {authority}.',
  answered: 'Answered',
  refused: 'Not done',
  noReason: 'No reason was given. Ask our data protection officer for it.',
  file: 'Open the file',
  rights: 'My rights',
  rightsLead: 'Asking costs nothing. We answer within {days} days.',
  notYet: 'The law makes lenders do this from May 2027. We do it now.',
  kinds: {
    see: {
      title: 'See my data',
      text: 'You get what we know about you, where we have it from, and whom we gave it to.'
    },
    correct: {
      title: 'Correct my data',
      text: 'Something is wrong, missing or old? Tell us what it should be.',
      details: 'What is wrong, and what is right?'
    },
    take: {
      title: 'Take my data along',
      text: 'You get a copy in a file that another company can read.'
    },
    object: {
      title: 'Object',
      text: 'We stop using your data for what you name, such as offers. We go on where the law or your loan needs it.',
      details: 'What should we stop?'
    },
    delete: {
      title: 'Delete my data',
      text: 'We delete what we do not need. A loan that is not repaid has to be repaid first. We keep:',
      details: 'Which data? Leave it empty for all.'
    },
    withdraw: { title: 'Take back a consent', text: '' },
    nominate: {
      title: 'Name a person for me',
      text: 'That person may act for you in these matters if you die or cannot act.',
      details: 'Full name and phone number of that person'
    }
  },
  source: 'Source: {source}',
  ask: 'Ask for it',
  missing: 'Write this first',
  asked: 'We have your request: number {id}.',
  askedBy: 'We have your request: number {id}. We answer by {date}.',
  already: 'You have asked for this. It stands above.',
  uncertain:
    'We do not know if it has reached us. Your text is still here: try again, we note it only once.',
  consents: 'My consents',
  noConsents: 'You have given no consent that you could take back.',
  consentsLead:
    'One tap takes a consent back, as one tap gave it. What we did before stays lawful.',
  givenAt: 'Given on {date}',
  takeBack: 'Take it back',
  needed: 'Your loan needs it. It ends with the loan.',
  officer: 'Whom to ask',
  officerText: 'If nothing comes, or you do not agree with our answer, go to the {authority}.',
  counter: '{count}/{limit}'
}
