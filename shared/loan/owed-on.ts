/** '' unless the plan has exactly one amount for the date. */
export function owedOn(date: string, plan: readonly { amount: string; time: string }[]): string {
  const then = plan.filter(({ time, amount }) => date && time === date && amount)
  return then.length === 1 ? (then[0]?.amount ?? '') : ''
}
