import { commonMessages as common } from '#messages/common.ts'
import { complaintNextMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { documentMessages } from '#messages/document.ts'
import type { ComplaintOrder } from '../../api/complaint.ts'
import type { Complaint, ComplaintMessage } from '../../api/complaint-record.ts'
import type { Row } from '../../api/fields.ts'
import type { Payments } from '../../api/payments.ts'
import { company } from '../../config/company.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { moneyText } from '../../context/money-text.ts'
import { shorten } from '../../lib/shorten.ts'
import { writeDay } from '../../loan/day.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { filledRows } from '../document/filled-rows.ts'
import { identityRows } from '../document/identity-rows.ts'
import type { DocumentSection, LoanDocument } from '../document/loan-document.ts'
import { stateNames } from '../payments/payment-line.ts'
import { claimedRows } from './claimed-rows.ts'
import { amountsOf } from './known-orders.ts'
import type { LadderStep } from './ladder.ts'
import { sentAt } from './sent-at.ts'

export type PackPayments = Payments | 'unknown-loan' | 'failed'

interface ComplaintFacts {
  complaint: Complaint
  steps: readonly LadderStep[]
  orders: readonly ComplaintOrder[]
  payments: PackPayments | undefined
  /** As the loan's statement has them, the holder masked; '' where not known. */
  holder: string
  contract: string
}

const timeText = (text: string) => dateText(zonedText(text, hoursAhead))

function answerRows({ thread, answerBy, state }: Complaint): Row[] {
  const answers = thread.filter(({ from }) => from === 'us')
  const [first, ...others] = answers.map(({ time }) => timeText(time))
  const isUnanswered = first === undefined && state === 'open'
  return [
    { text: messages.answerDue, value: timeText(answerBy) },
    { text: messages.answeredAt, value: first ?? messages.states.open },
    { text: messages.answeredLast, value: others.pop() ?? '' },
    { text: common.status, value: state && !isUnanswered ? messages.states[state] : '' }
  ]
}

/** Characters: the first page needs room for the facts that decide. */
const longestContent = 500

const contentOf = ({ thread, content }: Complaint) =>
  shorten(thread.find(({ from }) => from === 'you')?.text || content, longestContent)

function askedText({ minor }: Complaint, like: readonly string[]): string {
  if (minor === undefined) return formatMessage(messages.askedAnswer, { lender: company.legalName })
  return formatMessage(messages.askedPayment, { amount: moneyText(minor, '', like) })
}

function firstSections({ complaint }: ComplaintFacts, like: readonly string[]) {
  const { type, subType } = complaint
  const rows = filledRows([
    { text: messages.respondent, value: company.legalName },
    { text: messages.type, value: [type, subType].filter(Boolean).join(': ') },
    { text: messages.sentAt, value: timeText(sentAt(complaint)) },
    ...answerRows(complaint)
  ])
  return [
    { title: messages.complaint, rows },
    { title: messages.wrote, text: contentOf(complaint) },
    { title: messages.asked, text: askedText(complaint, like) }
  ].filter(({ rows, text }) => rows || text)
}

function orderSection({ number, productName, rows }: ComplaintOrder): DocumentSection {
  return {
    title: formatMessage(common.loanNumber, { number }),
    rows: filledRows([{ text: messages.product, value: productName }, ...rows])
  }
}

function messageSection({ from, name, time, text, images }: ComplaintMessage): DocumentSection {
  const who = name || messages[from]
  return { title: [who, timeText(time)].filter(Boolean).join(' · '), text, images }
}

function paymentsSection(answer: PackPayments, like: readonly string[]): DocumentSection {
  const title = messages.payments
  if (answer === 'unknown-loan') return { title, text: messages.paymentsUnknown }
  if (answer === 'failed') return { title, text: messages.paymentsFailed }
  const { payments, currency } = answer
  const lines = payments.map(({ madeAt, postedAt, state, channel, reference, minor }) => ({
    cells: [
      timeText(madeAt),
      [channel, reference, `${stateNames[state]} ${timeText(postedAt)}`.trim()]
        .filter(Boolean)
        .join(' · '),
      moneyText(minor, currency, like)
    ]
  }))
  const columns = [common.date, messages.became, common.amount]
  return lines.length > 0
    ? { title, table: { columns, lines } }
    : { title, text: messages.noPayments }
}

export function complaintDocument(facts: ComplaintFacts): LoanDocument {
  const { complaint, steps, orders, payments, holder, contract } = facts
  // Our amounts are written like the server's.
  const like = amountsOf(orders)
  const claimed = claimedRows(complaint, like)
  const dates = steps.map(({ name, day }) => ({ text: name, value: writeDay(day) }))
  return {
    title: formatMessage(messages.document, { number: complaint.id }),
    name: `complaint-${complaint.id.replace(/[^\w-]/g, '')}`,
    identity: identityRows({
      holder: holder || messages.borrower,
      loan: { text: documentMessages.contract, value: contract }
    }),
    sections: [
      ...firstSections(facts, like),
      ...(claimed.length > 0 ? [{ title: complaintNextMessages.payment, rows: claimed }] : []),
      ...(payments ? [paymentsSection(payments, like)] : []),
      ...(dates.length > 0 ? [{ title: messages.steps, rows: dates }] : []),
      ...orders.map(orderSection),
      ...complaint.thread.map(messageSection)
    ],
    notes: []
  }
}
