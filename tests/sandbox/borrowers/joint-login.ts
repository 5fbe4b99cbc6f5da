import type { Borrower } from '../borrowers.ts'

const FAILURE = '/joint-login/failure'
const loan = { status: 110, dueIn: 91 }

export const jointLoginBorrowers: Borrower[] = [
  { name: 'join-failed', about: 'could not log in with the partner', loan },
  {
    name: 'join-failed-alone',
    about: 'could not log in, and nothing else is offered',
    loan,
    answers: {
      [FAILURE]: {
        noticeMessage: 'Your application was not sent. You owe nothing.',
        errMessage: 'The partner is not available in your region yet.',
        list: []
      }
    }
  },
  {
    name: 'join-failed-sparse',
    about: 'could not log in, and the answer lacks fields',
    loan,
    answers: { [FAILURE]: { list: [{ name: 'Demo Cash Line', ids: 302 }, { ids: '303' }] } }
  },
  {
    name: 'join-failed-refused',
    about: 'whose failure page is refused',
    loan,
    fails: { [FAILURE]: { code: '4004', message: 'We could not find this application.' } }
  }
]
