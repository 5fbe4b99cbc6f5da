import type { Asked } from './call.ts'
import { ANSWERED_AFTER, type Complaint } from './complaints.ts'
import { dayText, timeText } from './dates.ts'
import { amountDue, type Loan } from './loan.ts'
import { moneyText } from './money.ts'
import {
  agent,
  problemSonTypes,
  problemTypes,
  replyTo,
  scoreReasons,
  titleOf
} from './problem-types.ts'

const STATUS: Record<number, string> = {
  21: 'Under review',
  110: 'Not approved',
  151: 'Payout failed',
  170: 'Running',
  174: 'In repayment',
  180: 'Overdue',
  200: 'Paid in full'
}

/** Collection can only be complained of where something is due. */
export function supportsCollection(loan: Loan): boolean {
  return loan.status === 174 || loan.status === 180
}

export function complaintOrder({ today, flag, url }: Asked, loan: Loan) {
  const money = (cents: number) => moneyText(cents, loan.product.symbol)
  return {
    orderNo: loan.id,
    productLogo: url(`/pictures/${loan.product.logo}.svg`),
    productName: loan.product.name,
    status: STATUS[loan.status] ?? 'Open',
    isShow: flag(supportsCollection(loan) ? 1 : 0),
    list: [
      { title: 'Loan amount', value: money(loan.principal) },
      { title: 'To repay', value: money(amountDue(loan, loan.paidDay ?? today)) },
      {
        title: loan.paidDay === undefined ? 'Due date' : 'Paid on',
        value: dayText(loan.paidDay ?? loan.dueDay)
      }
    ]
  }
}

export function isAnswered(complaint: Complaint, now: number): boolean {
  return !complaint.waits && now - complaint.sentAt >= ANSWERED_AFTER
}

function listItem({ id, sentAt, type, content }: Complaint) {
  return { id, time: timeText(sentAt), type: titleOf(problemTypes, type), content }
}

export function complaintTabs({ state, now }: Asked) {
  const newestFirst = [...state.complaints].reverse()
  const answered = newestFirst.filter(complaint => isAnswered(complaint, now))
  const open = newestFirst.filter(complaint => !isAnswered(complaint, now))
  return [
    { title: 'All', list: newestFirst.map(listItem) },
    { title: 'In progress', list: open.map(listItem) },
    { title: 'Answered', list: answered.map(listItem) }
  ]
}

export function complaintDetail({ now, flag, url }: Asked, complaint: Complaint) {
  const done = isAnswered(complaint, now)
  return {
    type: titleOf(problemTypes, complaint.type),
    sonType: titleOf(problemSonTypes, complaint.sonType),
    problemId: complaint.id,
    content: complaint.content,
    images: complaint.images,
    disposeName: done ? agent : '',
    disposeDetail: done ? replyTo(complaint.type) : '',
    disposeImages: done && complaint.type === '2' ? [url('/pictures/receipt.svg')] : [],
    isNeedScore: flag(done && complaint.score === undefined ? 1 : 0),
    ...(complaint.type === '1' ? { scoreReasons } : {})
  }
}
