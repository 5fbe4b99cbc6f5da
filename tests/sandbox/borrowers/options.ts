import { offeredPlan, type SandboxArrangement } from '../arrangement.ts'
import type { Borrower } from '../borrowers.ts'
import { manilaDay } from '../dates.ts'
import type { Loan } from '../loan.ts'
import { products } from '../products.ts'

const all = { quotes: ['part', 'plan'] as const, extendable: true }
const rupees = products.find(({ id }) => id === '401')

/** A request of an hour ago, answered in one way or not yet. */
const inState =
  (state: SandboxArrangement['state'], reason = 'income') =>
  (loan: Loan, now: number): SandboxArrangement => {
    const today = manilaDay(now)
    const wish = { canPay: 100_000, payOn: today + 7 }
    const schedule = offeredPlan(loan, today, wish)
    // One that nobody has decided waits for as long as it is looked at.
    const askedAt = state === 'asked' ? now + 86_400_000 : now - 3_600_000
    return { id: `A${loan.id}`, reason, ...wish, askedAt, state, schedule, paidBefore: 0 }
  }

const asking: Borrower[] = [
  {
    name: 'arrangement-asked',
    about: 'has asked for a plan and waits for an answer',
    loan: { status: 174, dueIn: 2, quotes: ['part'] },
    arrangement: inState('asked')
  },
  {
    name: 'arrangement-offered',
    about: 'is late, and is offered a plan',
    loan: { status: 180, dueIn: -12, quotes: ['part'] },
    arrangement: inState('offered')
  },
  {
    name: 'arrangement-agreed',
    about: 'has agreed to a plan',
    loan: { status: 180, dueIn: -12, quotes: ['part'] },
    arrangement: inState('agreed')
  },
  {
    name: 'arrangement-declined',
    about: 'has asked for a plan and gets none',
    loan: { status: 180, dueIn: -3, quotes: ['part'] },
    arrangement: inState('declined')
  },
  {
    name: 'arrangement-ended',
    about: 'had a plan that has ended',
    loan: { status: 180, dueIn: -20 },
    arrangement: inState('ended')
  },
  {
    name: 'arrangement-wrong',
    about: 'is offered a plan that does not add up',
    loan: { status: 180, dueIn: -3 },
    arrangement: inState('offered'),
    arrangementOffer: { rest: 1 }
  },
  {
    name: 'arrangement-refused',
    about: 'whose requests for a plan are refused',
    loan: { status: 180, dueIn: -3 },
    fails: {
      '/v3/loan-arrangement/detail': { code: '4004', message: 'We could not find this loan.' }
    }
  }
]

const paying: Borrower[] = [
  {
    name: 'options',
    about: 'may pay a part, in parts, or extend',
    loan: { status: 174, dueIn: 3, ...all }
  },
  {
    name: 'options-late',
    about: 'is late, and may pay a part, in parts, or extend',
    loan: { status: 180, dueIn: -12, ...all }
  },
  {
    name: 'options-early',
    about: 'pays three weeks early, which saves interest',
    loan: { status: 170, dueIn: 21, quotes: ['part'], rebates: true }
  },
  {
    name: 'options-wrong',
    about: 'gets quotes of which two contradict themselves',
    loan: { status: 174, dueIn: 3, ...all },
    quotes: options =>
      options.map(option => ({
        ...option,
        ...(option.kind === 'part' && { min: 900_000 }),
        ...(option.kind === 'plan' && { rest: 1 })
      }))
  },
  {
    name: 'options-expiring',
    about: 'gets quotes that hold for ten seconds',
    loan: { status: 174, dueIn: 3, ...all },
    quoteHolds: 10
  },
  {
    name: 'options-rupees',
    about: 'may pay a part in rupees',
    loan: { status: 174, dueIn: 3, ...all, ...(rupees && { product: rupees }) }
  },
  {
    name: 'options-refused',
    about: 'whose options cannot be quoted',
    loan: { status: 174, dueIn: 3, ...all },
    fails: {
      '/v3/loan-details/options': { code: '4004', message: 'We could not find this loan.' }
    }
  }
]

export const optionBorrowers: Borrower[] = [...paying, ...asking]
