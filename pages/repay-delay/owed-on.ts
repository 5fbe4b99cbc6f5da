/** The amount that is still owed on a date, when the plan names exactly one amount for it, else ''. */
export function owedOn(date: string, plan: readonly { time: string; amount: string }[]): string {
  const then = plan.filter(({ time, amount }) => date && time === date && amount)
  return then.length === 1 ? (then[0]?.amount ?? '') : ''
}
