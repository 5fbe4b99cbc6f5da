import type { Borrower } from '../borrowers.ts'
import type { FiledComplaint } from '../complaints.ts'
import { dayText, manilaDay } from '../dates.ts'
import { ORDER } from '../loans.ts'
import { moneyText } from '../money.ts'

const HOUR = 3_600_000

function sent(id: string, sentAt: number, type: string, content: string): FiledComplaint {
  return {
    id,
    sentAt,
    type,
    subType: type === '1' ? '101' : '',
    content,
    images: [],
    loanId: ORDER
  }
}

function pastComplaints(now: number): FiledComplaint[] {
  return [
    {
      ...sent('C1001', now - 400 * HOUR, '3', 'I do not understand the processing fee.'),
      score: 4
    },
    {
      ...sent('C1005', now - 300 * HOUR, '2', 'I paid twice on the same day.'),
      score: 3,
      isClosed: true
    },
    sent(
      'C1002',
      now - 50 * HOUR,
      '2',
      `I paid ${moneyText(545_500, '₱')} on Monday, but my loan shows overdue.`
    ),
    sent('C1003', now - 26 * HOUR, '1', 'Five calls on Sunday morning, from five numbers.'),
    { ...sent('C1004', now - HOUR, '5', 'The app closes when I open my loan.'), waits: true }
  ]
}

/** Every fifth waits for its answer. */
function manyComplaints(now: number): FiledComplaint[] {
  return Array.from({ length: 1000 }, (_each, index) => {
    const number = index + 1
    const content = `Complaint ${number} of 1,000: my payment does not show in the app.`
    const complaint = sent(`C${5000 + number}`, now - (1001 - index) * HOUR, '2', content)
    return number % 5 === 0 ? { ...complaint, waits: true } : complaint
  })
}

export const complaintBorrowers: Borrower[] = [
  {
    name: 'complaints',
    about: 'has complained five times',
    loan: { status: 180, dueIn: -3 },
    complaints: pastComplaints
  },
  {
    name: 'disputes',
    about: 'has paid, but it does not show',
    loan: { status: 180, dueIn: -3 },
    complaints: now => [
      {
        ...sent('C1001', now - 20 * HOUR, '2', `I paid ${moneyText(545_500, '₱')} on Monday.`),
        waits: true,
        claim: {
          paidAt: dayText(manilaDay(now) - 4),
          paidAmount: '545500',
          paidBy: 'Demo Wallet',
          paidReference: '88123456701'
        }
      }
    ]
  },
  {
    name: 'many-complaints',
    about: 'has complained a thousand times',
    loan: { status: 180, dueIn: -3 },
    complaints: manyComplaints
  },
  {
    name: 'new-here',
    about: 'has never had a loan',
    loan: { started: false },
    isNew: true
  },
  {
    name: 'no-contact',
    about: 'finds no messaging contact',
    contact: { smWa: undefined }
  },
  {
    name: 'no-help',
    about: 'whose complaints are refused',
    loan: { status: 180, dueIn: -3 },
    fails: {
      '/v3/user-problem/problem-save': {
        code: '4511',
        message: 'You have sent five complaints today. Please wait for our answer.'
      },
      '/v3/user-problem/upload-problem-img': {
        code: '4512',
        message: 'Photos cannot be taken right now. Send your complaint without them.'
      },
      '/v3/user-problem/problem-list': { code: '4513', message: 'Complaints cannot be shown now.' },
      '/v3/user-problem/problem-detail': {
        code: '4501',
        message: 'We could not find this complaint.'
      },
      '/v3/personal-center/contact-kf-info': {
        code: '4514',
        message: 'Contacts cannot be shown now.'
      }
    }
  }
]
