/** What is paid: the loan itself, or more time for it. */
export type RepaymentKind = 'instalment' | 'extension'

interface Amounts {
  amount: string
  delay?: { amount: string } | undefined
}

/** What is to be paid: the loan's amount, or the extension's. */
export function amountOf({ amount, delay }: Amounts, kind: RepaymentKind): string {
  return kind === 'extension' ? (delay?.amount ?? '') : amount
}
