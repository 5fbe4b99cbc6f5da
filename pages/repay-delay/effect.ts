import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { owedOn } from './owed-on.ts'

export interface ExtensionEffect {
  /** The sum of all payments, when each amount of the plan says what it is for; else ''. */
  inAll: string
  /** The payment of today; '' when the server sent none. */
  now: string
  nextDate: string
  /** The amount that is still owed on that date, when the plan names exactly one amount for it. */
  owed: string
}

/** The texts of an answer that tell of an extension. */
interface Extension {
  delay?: { amount: string; nextDate: string } | undefined
  plan: readonly { amount: string; time: string }[]
}

/** Writes hundredths as the amounts beside them are written. */
type WriteLike = (minor: number, texts: readonly string[]) => string

/** '' unless the plan has what is paid now among its amounts, and each of them can be read. */
function sumOf(plan: Extension['plan'], now: string, write: WriteLike): string {
  const texts = plan.map(({ amount }) => amount)
  const amounts = texts.map(text => parseAmountText(text)?.minor)
  if (!texts.includes(now) || amounts.includes(undefined)) return ''
  const sum = amounts.reduce<number>((before, minor) => before + (minor ?? 0), 0)
  return write(sum, texts)
}

/** The effect of an extension, out of the server's own texts. */
export function effectOf({ delay, plan }: Extension, write: WriteLike): ExtensionEffect {
  const { amount: now = '', nextDate = '' } = delay ?? {}
  return { now, nextDate, owed: owedOn(nextDate, plan), inAll: sumOf(plan, now, write) }
}
