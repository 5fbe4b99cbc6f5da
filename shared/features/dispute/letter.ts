import { commonMessages as common } from '#messages/common.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { company } from '../../config/company.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { shorten } from '../../lib/shorten.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { claimedRows } from './claimed-rows.ts'
import { sentAt } from './sent-at.ts'

/** Characters of an answer that fit into the address of an e-mail on every phone. */
const longestAnswer = 300

/** `like` are amounts of the loan as the server writes them. */
export function letterOf(complaint: Complaint, like: readonly string[] = []) {
  const { id, order, type, content, thread } = complaint
  const claimed = claimedRows(complaint, like).map(({ text, value }) => `${text}: ${value}`)
  const lender = company.legalName
  const [answer] = thread.filter(({ from }) => from === 'us').slice(-1)
  const date = zonedText(sentAt(complaint), hoursAhead) || '–'
  const answered = answer
    ? formatMessage(messages.lastAnswer, {
        date: zonedText(answer.time, hoursAhead) || '–',
        answer: shorten(answer.text, longestAnswer)
      })
    : messages.noAnswer
  return {
    subject: formatMessage(messages.subject, { lender, number: id }),
    body: [
      formatMessage(messages.opening, { lender, number: id, date, type, content }),
      ...(order ? [formatMessage(common.loanNumber, { number: order })] : []),
      ...(claimed.length > 0 ? [claimed.join('\n')] : []),
      answered,
      messages.closing
    ].join('\n\n')
  }
}

export const letterText = ({ subject, body }: ReturnType<typeof letterOf>) =>
  `${subject}\n\n${body}`
