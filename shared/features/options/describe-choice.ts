import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { marketTime } from '../../context/market-time.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { isOver } from '../../loan/options/compare.ts'
import { savingOf } from '../../loan/options/part.ts'
import type { createOptionMoney } from './option-money.ts'
import type { PayChoice } from './pay-choice.ts'
import { typedOption } from './typed-option.ts'

interface ChoiceContext extends ReturnType<typeof createOptionMoney> {
  /** The amount that the page asks for by itself. */
  ownAmount: string
  refresh: () => Promise<void>
}

export function describeChoice(
  option: QuotedOption,
  typed: string,
  { ownAmount, money, problemText, refresh }: ChoiceContext
): PayChoice {
  const payable = typedOption(option, typed)
  const own = parseAmountText(ownAmount)?.minor
  const saved = savingOf(option, own)
  const isOwn = payable?.now === own
  return {
    optionId: option.id,
    amount: isOwn ? ownAmount : money((payable ?? option).now),
    label: isOwn ? '' : messages.now,
    saved: saved === undefined ? '' : money(saved),
    isOwn,
    problem: payable ? undefined : problemText(option, typed),
    takes: number => option.channels.length === 0 || option.channels.includes(number),
    renew: () => void refresh(),
    checkQuote: async () => {
      if (!isOver(option, marketTime().now)) return undefined
      await refresh()
      return messages.ended
    }
  }
}
