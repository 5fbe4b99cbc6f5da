import { reopenComplaint, replyToComplaint } from '../../../../shared/api/claim.ts'
import { fetchComplaintStart, saveComplaint } from '../../../../shared/api/complaint.ts'
import {
  fetchComplaint,
  fetchComplaints,
  saveComplaintScore
} from '../../../../shared/api/complaint-record.ts'
import { fetchContact } from '../../../../shared/api/contact.ts'
import { type KnownCall, lenient, strict, unread } from './known-call.ts'

const orderNo = '20410001'

export const complaintCalls: KnownCall[] = [
  {
    name: 'fetchComplaintStart',
    scenario: 'complaint',
    kind: 'read',
    ...strict,
    run: () => fetchComplaintStart(orderNo)
  },
  {
    name: 'saveComplaint',
    scenario: 'complaint-next-payment',
    kind: 'write',
    ...unread,
    run: () => saveComplaint({ type: '2', subType: '', text: 'I paid.', images: [], orderNo })
  },
  {
    name: 'fetchComplaints',
    scenario: 'complaint-list',
    kind: 'read',
    ...strict,
    run: fetchComplaints
  },
  {
    name: 'fetchComplaint',
    scenario: 'complaint-detail-unrated',
    kind: 'read',
    ...strict,
    run: () => fetchComplaint('C1002')
  },
  {
    name: 'saveComplaintScore',
    scenario: 'complaint-detail-unrated',
    kind: 'write',
    path: '/v3/user-problem/save-score',
    ...unread,
    run: () => saveComplaintScore({ problemId: 'C1002', stars: 4, reason: undefined })
  },
  {
    name: 'replyToComplaint',
    scenario: 'complaint-detail-unrated',
    kind: 'write',
    path: '/v3/user-problem/problem-reply',
    ...unread,
    run: () => replyToComplaint('C1002', 'It is still not there.', [])
  },
  {
    name: 'reopenComplaint',
    scenario: 'complaint-detail-closed',
    kind: 'write',
    path: '/v3/user-problem/problem-reopen',
    ...unread,
    run: () => reopenComplaint('C1005', 'It is still not there.')
  },
  {
    name: 'fetchContact',
    scenario: 'customer-service',
    kind: 'read',
    ...lenient,
    run: fetchContact
  }
]
