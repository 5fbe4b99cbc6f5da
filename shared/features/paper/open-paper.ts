import { paperMessages as messages } from '#messages/paper.ts'
import { fetchPaper, type PaperName } from '../../api/papers.ts'
import { company } from '../../config/company.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { paperKeys } from '../../config/paper-keys.ts'
import { orderKey } from '../../context/order-key.ts'
import { showToast } from '../../context/toast.ts'
import { formatMessage } from '../../lib/format-message.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import type { LoanDocument } from '../document/loan-document.ts'
import { moneyText } from '../payments/money-text.ts'
import { checkPaper } from './check-paper.ts'
import type { SignedPaper } from './signed-paper.ts'

/** Where anybody can check a paper: behind the `#`, which is sent nowhere. */
const checkAddress = (jws: string) =>
  `${company.siteOrigin}${import.meta.env.BASE_URL}verify.html#${jws}`

export function paperDocument(paper: SignedPaper, jws: string): LoanDocument {
  const { kind, contract, holder, currency, date, reference, amount, balance } = paper
  const write = (minor: number) => moneyText(minor, currency)
  const rows = [
    { text: messages.contract, value: contract },
    { text: messages.holder, value: holder },
    { text: messages.amount, value: write(amount) },
    { text: messages.date, value: zonedText(date, hoursAhead) },
    { text: messages.reference, value: reference },
    { text: messages.balance, value: write(balance) }
  ]
  const said = { company: company.legalName, contract, amount: write(amount) }
  return {
    title: messages[kind].title,
    name: kind,
    sections: [
      {
        text: formatMessage(messages[kind].text, said),
        rows: rows.filter(({ value }) => value)
      }
    ],
    notes: [messages.signed],
    check: checkAddress(jws)
  }
}

/** Asks for a paper; undefined with a toast where it is refused, or our check would refuse it. */
export async function openPaper(name: PaperName): Promise<LoanDocument | undefined> {
  const key = orderKey()
  const answer = key && (await fetchPaper(key, name, messages.opening))
  if (!answer?.success) return undefined
  const verdict = await checkPaper(answer.data, paperKeys, company.siteOrigin)
  if (verdict.state === 'genuine') return paperDocument(verdict.paper, answer.data)
  showToast(messages.unconfirmed, 5000)
  return undefined
}
