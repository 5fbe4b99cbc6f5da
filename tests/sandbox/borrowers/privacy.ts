import type { Borrower } from '../borrowers.ts'
import { dayText, manilaDay, momentText } from '../dates.ts'
import type { AskedData } from '../state.ts'

const DAY = 86_400_000

/** A request that was made days ago; thirty days are given for an answer. */
function request(now: number, ago: number, own: Partial<AskedData>): AskedData {
  const madeAt = now - ago * DAY
  return {
    id: `P-${1000 + ago}`,
    kind: 'see',
    consentId: '',
    state: 'open',
    madeAt: momentText(madeAt),
    answerBy: dayText(manilaDay(madeAt) + 30),
    message: '',
    file: '',
    ...own
  }
}

export const privacyBorrowers: Borrower[] = [
  {
    name: 'data-requests',
    about: 'has asked for everything about his data: open, late, answered, refused',
    dataRequests: now => [
      request(now, 70, {
        kind: 'delete',
        state: 'refused',
        message: 'You have a loan that is not repaid yet. Repay it first, then ask again.'
      }),
      request(now, 60, {
        kind: 'see',
        state: 'answered',
        message: 'The file has all that we know about you.',
        file: 'https://www.sample-peso.example/files/my-data.pdf'
      }),
      request(now, 45, { kind: 'correct' }),
      request(now, 3, { kind: 'take' })
    ]
  },
  {
    name: 'data-sparse',
    about: 'whose data list lacks dates and names kinds that nobody knows',
    answers: {
      '/v3/user-privacy/list': {
        requests: [
          { id: 'P-1', kind: 'forget', state: 'thinking' },
          {
            id: 'P-2',
            kind: 'see',
            state: 'refused',
            answerBy: 'soon',
            file: 'javascript:alert(1)'
          },
          { kind: 'see' }
        ],
        consents: [{ id: 'c', title: 'Sharing with partners' }]
      }
    }
  },
  {
    name: 'data-refused',
    about: 'whose data list is refused',
    fails: {
      '/v3/user-privacy/list': {
        code: '4305',
        message: 'Your data cannot be shown right now. Please try again tomorrow.'
      }
    }
  }
]
