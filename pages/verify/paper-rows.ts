import type { PaperKey } from '../../shared/config/paper-key.ts'
import type { SignedPaper } from '../../shared/features/paper/signed-paper.ts'
import { symbolOf } from '../../shared/loan/amount-text.ts'
import { formatMoney, type MoneyFormat } from '../../shared/loan/money.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'

/** How the lender's papers write amounts and times. */
export interface PaperStyle {
  money: MoneyFormat
  hoursAhead: number
}

/** As the paper has them, since each line is compared with it. '' leaves a row out; the kind has words of its own. */
export function paperRows(paper: SignedPaper, key: PaperKey, { money, hoursAhead }: PaperStyle) {
  const { currency, date, contract, holder, reference } = paper
  const write = (minor: number) => formatMoney(minor, symbolOf(currency) ?? `${currency} `, money)
  const signed = zonedText(new Date(paper.iat * 1000).toISOString(), hoursAhead)
  return {
    amount: write(paper.amount),
    date: dateText(zonedText(date, hoursAhead)),
    contract,
    holder,
    reference,
    balance: write(paper.balance),
    signed: dateText(signed.slice(0, 10)),
    key: dateText(key.from)
  }
}
