import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { marketTime } from '../../context/market-time.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { isOver } from '../../loan/options/compare.ts'
import { savingOf } from '../../loan/options/part.ts'
import { laterOf } from '../../loan/options/pay-option.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { endText, orNothing } from './describe-option.ts'
import type { createOptionMoney } from './option-money.ts'
import type { ChoiceOutcome, PayChoice } from './pay-choice.ts'
import { typedOption } from './typed-option.ts'

interface ChoiceContext extends ReturnType<typeof createOptionMoney> {
  /** The amount that the page asks for by itself. */
  ownAmount: string
  refresh: () => Promise<void>
}

type WriteAmount = ChoiceContext['money']

function outcomeOf(option: QuotedOption | undefined, money: WriteAmount): ChoiceOutcome {
  if (!option) return { dateLabel: messages.later, date: noAmount, standing: '' }
  return {
    dateLabel: messages.later,
    date: orNothing(laterOf(option) ?? 0, money),
    standing: `${messages.over} ${endText(option)}`
  }
}

const savedOutcome = (saved: string): ChoiceOutcome => ({
  dateLabel: messages.over,
  date: messages.today,
  standing: formatMessage(messages.save, { amount: saved })
})

export function describeChoice(
  option: QuotedOption,
  typed: string,
  { ownAmount, money, problemText, refresh }: ChoiceContext
): PayChoice {
  const payable = typedOption(option, typed)
  const own = parseAmountText(ownAmount)?.minor
  const saving = savingOf(option, own)
  const saved = saving === undefined ? '' : money(saving)
  const isOwn = payable?.now === own
  return {
    optionId: option.id,
    amount: isOwn ? ownAmount : money((payable ?? option).now),
    label: isOwn ? '' : messages.now,
    saved,
    outcome: saved ? savedOutcome(saved) : isOwn ? undefined : outcomeOf(payable, money),
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
