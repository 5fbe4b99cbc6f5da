import { atom } from 'nanostores'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { readTypedValues } from '../../shared/context/typed-values.ts'
import { createForm, type Validators } from '../../shared/forms/form.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { parseDay } from '../../shared/loan/day.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { dropPlanDraft, keepPlanDraft, readPlanDraft } from './draft.ts'

const steps = [0, 1, 2] as const
type Step = (typeof steps)[number]
type Name = 'reason' | 'canPay' | 'payOn' | 'note'

const empty = { reason: '', canPay: '', payOn: '', note: '' }
const names = Object.keys(empty) as Name[]

export const minorOf = (typed: string) => parseAmountText(typed)?.minor ?? 0

/** `owed` is as in `createRequest`. */
export function checksOf(owed: string): Validators<Name>[] {
  const checkAmount = (typed: string) => {
    const most = parseAmountText(owed)?.minor
    const minor = minorOf(typed)
    if (minor > 0 && minor <= (most ?? minor)) return undefined
    return most === undefined
      ? messages.enterAnyAmount
      : formatMessage(messages.enterAmount, { amount: owed })
  }
  return [
    { reason: value => (value ? undefined : messages.chooseReason) },
    { canPay: checkAmount },
    { payOn: value => ((parseDay(value) ?? 0) < marketDay() ? messages.chooseDate : undefined) }
  ]
}

const ownOrder = () => orderKey()?.orderId ?? ''

export function createPlanForm() {
  const form = createForm<Name>(empty)
  const $step = atom<Step>(0)
  const $restored = atom(false)
  /** Whether what is typed outlives the page. */
  const $isKept = atom(true)
  /** Counts the moves of the borrower himself to another part of the page. */
  const $turns = atom(0)

  const turn = () => $turns.set($turns.get() + 1)
  const turnTo = (step: Step) => {
    $step.set(step)
    turn()
  }

  /** With an earlier draft, or with the amount that he wanted to pay now. */
  const restore = async () => {
    const orderId = ownOrder()
    const keep = async () => {
      const draft = { step: String($step.get()), ...form.$values.get() }
      $isKept.set(await keepPlanDraft(orderId, draft))
    }
    const { step, ...draft } = await readPlanDraft(orderId)
    // Whoever answers before a slow phone has read the draft begins anew.
    const hasBegun = names.some(name => form.$values.get()[name])
    if (hasBegun) void keep()
    else {
      const { typed = '' } = readTypedValues('payOption', orderId)
      const values = { ...empty, ...(step === undefined ? { canPay: typed } : draft) }
      for (const name of names) form.change(name, values[name])
      $step.set(steps.find(each => String(each) === step) ?? 0)
      $restored.set(step !== undefined)
    }
    form.$values.listen(keep)
    $step.listen(keep)
  }
  const discard = () => {
    for (const name of names) form.change(name, '')
    $restored.set(false)
    turnTo(0)
    dropPlanDraft(ownOrder())
  }
  return { form, $step, $restored, $isKept, $turns, turn, turnTo, restore, discard }
}
