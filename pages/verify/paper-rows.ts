import type { PaperKey } from '../../shared/config/paper-key.ts'
import type { SignedPaper } from '../../shared/features/paper/signed-paper.ts'
import { formatMoney } from '../../shared/loan/money.ts'

/** `₱5,455.00`, in groups of three in every market: nobody is to misread a comma. */
const amountText = (minor: number, currency: string) =>
  formatMoney(minor, `${currency} `, { thousands: ',', decimals: '.', group: 3 })

/** '' leaves a row out; the kind has words of its own. */
export function paperRows(paper: SignedPaper, key: PaperKey) {
  const { currency, date, contract, holder, reference } = paper
  return {
    amount: amountText(paper.amount, currency),
    date,
    contract,
    holder,
    reference,
    balance: amountText(paper.balance, currency),
    signed: new Date(paper.iat * 1000).toISOString().slice(0, 10),
    key: key.from
  }
}
