import { lastDueDay } from './arrangement.ts'
import type { CallRequest } from './call.ts'
import { ANSWERED_AFTER, type FiledComplaint, type ThreadMessage } from './complaints.ts'
import { dayText, momentText, timeText, workingDayAfter } from './dates.ts'
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
import { findLoan } from './state.ts'

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

export function complaintOrder({ today, flag, url }: CallRequest, loan: Loan) {
  const money = (cents: number) => moneyText(cents, loan.product.symbol)
  return {
    orderNo: loan.id,
    productLogo: url(`/pictures/${loan.product.logo}.svg`),
    productName: loan.product.name,
    status: STATUS[loan.status] ?? 'Open',
    isShow: flag(supportsCollection(loan) ? 1 : 0),
    list: [
      { title: 'Loan amount', value: money(loan.principal) },
      {
        title: loan.paidDay === undefined ? 'To repay' : 'Amount paid',
        value: money(amountDue(loan, loan.paidDay ?? today))
      },
      {
        title: loan.paidDay === undefined ? 'Due date' : 'Paid on',
        value: dayText(loan.paidDay ?? lastDueDay(loan))
      }
    ]
  }
}

/** Everything that was said, the oldest first. */
function threadOf(
  complaint: FiledComplaint,
  now: number,
  receipts: string[] = []
): ThreadMessage[] {
  const { sentAt, content, images, type, waits, messages = [] } = complaint
  const own: ThreadMessage = { from: 'you', at: sentAt, text: content, images }
  const answeredAt = sentAt + ANSWERED_AFTER
  const byItself: ThreadMessage[] =
    !waits && now >= answeredAt
      ? [{ from: 'us', at: answeredAt, text: replyTo(type), images: type === '2' ? receipts : [] }]
      : []
  return [own, ...byItself, ...messages].sort((a, b) => a.at - b.at)
}

export function isAnswered(complaint: FiledComplaint, now: number): boolean {
  return complaint.isClosed === true || threadOf(complaint, now).at(-1)?.from === 'us'
}

/** The day that an answer is promised for, over weekends and holidays. */
function answerBy({ sentAt }: FiledComplaint): string {
  return `${dayText(workingDayAfter(sentAt, 3))}T17:00:00+08:00`
}

/** The receipts are the pictures that an answer about a payment comes with. */
export function claimAnswer(complaint: FiledComplaint, now: number, receipts: string[] = []) {
  const done = isAnswered(complaint, now)
  return {
    state: complaint.isClosed ? 'closed' : done ? 'answered' : 'open',
    answerBy: done ? '' : answerBy(complaint),
    thread: threadOf(complaint, now, receipts).map(({ from, at, text, images }) => ({
      from,
      name: from === 'us' ? agent : '',
      time: momentText(at),
      text,
      images
    })),
    canReply: complaint.isClosed ? 0 : 1,
    canReopen: complaint.isClosed ? 1 : 0
  }
}

function listItem({ id, sentAt, type, content, loanId }: FiledComplaint) {
  const title = titleOf(problemTypes, type)
  return { id, time: timeText(sentAt), type: title, content, orderNo: loanId }
}

export function complaintTabs({ state, now }: CallRequest) {
  const newestFirst = [...state.complaints].reverse()
  const answered = newestFirst.filter(complaint => isAnswered(complaint, now))
  const open = newestFirst.filter(complaint => !isAnswered(complaint, now))
  return [
    { title: 'All', list: newestFirst.map(listItem) },
    { title: 'In progress', list: open.map(listItem) },
    { title: 'Answered', list: answered.map(listItem) }
  ]
}

function lastReply(complaint: FiledComplaint, now: number): string {
  const replies = threadOf(complaint, now).filter(({ from }) => from === 'us')
  return replies.at(-1)?.text ?? ''
}

export function complaintDetail({ state, now, flag, url }: CallRequest, complaint: FiledComplaint) {
  const done = isAnswered(complaint, now)
  const receipts = [url('/pictures/receipt.svg')]
  return {
    type: titleOf(problemTypes, complaint.type),
    sonType: titleOf(problemSonTypes, complaint.subType),
    problemId: complaint.id,
    orderNo: complaint.loanId,
    productId: findLoan(state, complaint.loanId)?.product.id,
    content: complaint.content,
    images: complaint.images,
    disposeName: done ? agent : '',
    disposeDetail: done ? lastReply(complaint, now) : '',
    disposeImages: done && complaint.type === '2' ? receipts : [],
    isNeedScore: flag(done && complaint.score === undefined ? 1 : 0),
    ...(complaint.type === '1' ? { scoreReasons } : {}),
    ...complaint.claim,
    ...claimAnswer(complaint, now, receipts)
  }
}
