export type RepaymentKind = 'instalment' | 'extension'

interface Amounts {
  amount: string
  delay?: { amount: string } | undefined
}

export function amountOf({ amount, delay }: Amounts, kind: RepaymentKind): string {
  return kind === 'extension' ? (delay?.amount ?? '') : amount
}
