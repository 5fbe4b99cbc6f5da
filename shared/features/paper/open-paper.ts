import { commonMessages as common } from '#messages/common.ts'
import { documentMessages } from '#messages/document.ts'
import { paperMessages as messages } from '#messages/paper.ts'
import { fetchPaper, fetchStatement, type PaperName } from '../../api/papers.ts'
import { company } from '../../config/company.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { paperKeys } from '../../config/paper-keys.ts'
import { marketTime } from '../../context/market-time.ts'
import { moneyText } from '../../context/money-text.ts'
import { orderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { pause } from '../../lib/pause.ts'
import { writeDay } from '../../loan/day.ts'
import { dayAt } from '../../loan/day-at.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { filledRows } from '../document/filled-rows.ts'
import type { LoanDocument } from '../document/loan-document.ts'
import { checkPage } from './check-page.ts'
import { checkPaper } from './check-paper.ts'
import { isPaperOf, type PaidAmount } from './is-paper-of.ts'
import type { SignedPaper } from './signed-paper.ts'

/** Milliseconds that the statement, which names the contract, may take. */
const patience = 3000

/** From seconds since 1970, by the market's calendar. */
const signedDay = (seconds: number) => writeDay(dayAt(seconds * 1000, hoursAhead))

export function paperDocument(paper: SignedPaper, jws: string): LoanDocument {
  const { kind, contract, holder, currency, date, reference, amount, balance, iat } = paper
  const write = (minor: number) => moneyText(minor, currency)
  const rows = [
    { text: messages.amount, value: write(amount) },
    { text: common.date, value: zonedText(date, hoursAhead) },
    { text: common.reference, value: reference },
    { text: messages.balance, value: write(balance) }
  ]
  const identity = [
    { text: documentMessages.holder, value: holder },
    { text: documentMessages.contract, value: contract }
  ]
  const values = { company: company.legalName, contract, amount: write(amount) }
  return {
    title: messages[kind].title,
    ...(kind === 'closure' && { seal: messages.seal }),
    signature: {
      by: company.legalName,
      text: formatMessage(messages.signed, { date: dateText(signedDay(iat)) })
    },
    name: kind,
    identity: filledRows(identity),
    sections: [
      {
        text: formatMessage(messages[kind].text, values),
        rows: filledRows(rows)
      }
    ],
    notes: [],
    check: `${checkPage}#${jws}`
  }
}

/** Undefined, with a toast, where it is refused, fails our check or is another paper. */
export async function openPaper(
  name: PaperName,
  payment?: PaidAmount
): Promise<LoanDocument | undefined> {
  const key = orderKey()
  if (!key) return undefined
  const statement = Promise.race([fetchStatement(key), pause(patience)])
  const answer = await fetchPaper(key, name, messages.opening)
  if (!answer.success) return undefined
  const verdict = await checkPaper(answer.data, paperKeys, company.siteOrigin, marketTime().now)
  if (verdict.state === 'genuine') {
    const { paper } = verdict
    const contract = (await statement)?.data?.loan.contract ?? ''
    if (isPaperOf(paper, { kind: name.kind, contract, payment })) {
      return paperDocument(paper, answer.data)
    }
  }
  showToast(messages.unconfirmed, 5000)
  return undefined
}
