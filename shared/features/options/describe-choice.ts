import { arrangementMessages } from '#messages/arrangement.ts'
import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { marketTime } from '../../context/market-time.ts'
import { showToast } from '../../context/toast.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { isOver } from '../../loan/options/compare.ts'
import { savingOf } from '../../loan/options/part.ts'
import { endOfOption, laterOf } from '../../loan/options/pay-option.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { createOptionMoney } from './option-money.ts'
import type { ChoiceOutcome, PayChoice } from './pay-choice.ts'
import { typedOption } from './typed-option.ts'

interface ChoiceContext extends ReturnType<typeof createOptionMoney> {
  /** The amount that the page asks for by itself. */
  ownAmount: string
  refresh: () => Promise<void>
}

type WriteAmount = ChoiceContext['money']

const restText = (amount: string, option: QuotedOption) =>
  formatMessage(messages.rest, { amount, date: dateText(endOfOption(option)) })

/** The next of several payments; '' where there is one rest. */
export function nextText({ schedule }: QuotedOption, money: WriteAmount): string {
  const [next, ...others] = schedule
  if (!next || others.length === 0) return ''
  return `${arrangementMessages.nextPayment} ${money(next.minor)} · ${dateText(next.date)}`
}

function outcomeOf(
  option: QuotedOption,
  payable: QuotedOption | undefined,
  money: WriteAmount
): ChoiceOutcome | undefined {
  if (!payable) return { date: '', standing: restText(noAmount, option), cost: '' }
  const rest = laterOf(payable) ?? 0
  const standing = nextText(payable, money) || restText(money(rest), payable)
  return rest > 0 ? { date: '', standing, cost: '' } : undefined
}

const savedOutcome = (saved: string): ChoiceOutcome => ({
  standing: formatMessage(messages.save, { amount: saved }),
  cost: ''
})

function correctAmount(problem: string): void {
  const field = document.querySelector<HTMLInputElement>('.part-form [aria-invalid]')
  if (field) field.focus()
  else showToast(problem)
}

export function describeChoice(
  option: QuotedOption,
  typed: string | undefined,
  { ownAmount, money, problemText, refresh }: ChoiceContext
): PayChoice {
  const payable = typedOption(option, typed)
  const own = parseAmountText(ownAmount)?.minor
  const saving = savingOf(option, own)
  const saved = saving === undefined ? '' : money(saving)
  const isOwn = payable?.now === own
  const problem = payable ? undefined : problemText(option, typed)
  const amount = isOwn ? ownAmount : money((payable ?? option).now)
  return {
    option,
    amount,
    label: saved ? messages.ifToday : isOwn ? '' : messages.now,
    saved,
    outcome: saved ? savedOutcome(saved) : isOwn ? undefined : outcomeOf(option, payable, money),
    isOwn,
    problem,
    correct: () => correctAmount(problem ?? ''),
    takes: number => option.channels.length === 0 || option.channels.includes(number),
    renew: () => void refresh(),
    checkQuote: async onButton => {
      if (onButton !== amount) return messages.ended
      if (!isOver(option, marketTime())) return undefined
      await refresh()
      return messages.ended
    }
  }
}
