import type { SandboxArrangement } from './arrangement.ts'
import type { SandboxChannel } from './channels.ts'
import { planParts } from './offer.ts'
import type { SandboxProduct } from './products.ts'

export interface Loan {
  id: string
  product: SandboxProduct
  /** 21, 110, 151, 170, 174, 180, 200; a number besides these is a state of tomorrow. */
  status: number
  /** False until the borrower has confirmed: no call knows the loan before. */
  started: boolean
  /** Hundredths. */
  principal: number
  /** Hundredths, kept back from the payout. */
  fee: number
  /** Interest a day, in hundredths of a percent. */
  dailyRate: number
  /** Days of one term. */
  term: number
  /** Payments of the plan. */
  parts: number
  startDay: number
  dueDay: number
  paidDay?: number
  extendable: boolean
  extensions: number
  payCode: string
  /** Hundredths that were paid on it so far. */
  paid: number
  channels: SandboxChannel[]
  /** The options besides paying in full and extending. */
  quotes: readonly ('part' | 'plan')[]
  /** Who pays early is let off the interest of the days that are left. */
  rebates?: true
  /** Charges and waivers besides interest and the cost of being late. */
  booked: BookedChange[]
  arrangement?: SandboxArrangement
}

interface BookedChange {
  day: number
  kind: string
  text: string
  /** Hundredths. */
  change: number
}

/** Over the whole term. */
export function interest(loan: Loan): number {
  return planParts(loan, loan.startDay).reduce((sum, part) => sum + part.interest, 0)
}

/** The status on a day: a loan that is not paid in time is late from the next day on. */
export function statusOn({ status, dueDay }: Loan, today: number): number {
  return (status === 170 || status === 174) && today > dueDay ? 180 : status
}

export function daysLate(loan: Loan, today: number): number {
  return Math.max(0, today - loan.dueDay)
}

/** 0.15 % of what is owed for each day after the due date. */
export function lateCharge(loan: Loan, today: number): number {
  return Math.round(((loan.principal + interest(loan)) * 15 * daysLate(loan, today)) / 10_000)
}

/** The cost of the loan in all. */
export function totalDue(loan: Loan, today: number): number {
  const booked = loan.booked.reduce((sum, { change }) => sum + change, 0)
  return loan.principal + interest(loan) + lateCharge(loan, today) + booked
}

/** The interest that an early payment saves. */
export function rebate(loan: Loan, today: number): number {
  const days = Math.max(0, loan.dueDay - today)
  return loan.rebates && loan.paidDay === undefined
    ? Math.floor((interest(loan) * days) / loan.term)
    : 0
}

/** The amount that is owed on the day that it is due. */
export function amountByDue(loan: Loan, today: number): number {
  return totalDue(loan, today) - loan.paid
}

/** The amount that pays all of it today. */
export function amountDue(loan: Loan, today: number): number {
  return amountByDue(loan, today) - rebate(loan, today)
}

/** The amount that extends the loan by another term: its interest and any late charge. */
export function extensionAmount(loan: Loan, today: number): number {
  return interest(loan) + lateCharge(loan, today)
}

/** The code that extends the loan at a counter, beside the one that repays it. */
export function extensionCode({ payCode }: Loan): string {
  return payCode.replace(/^MP/, 'MX')
}

export function isOpen(loan: Loan): boolean {
  return loan.status !== 200 && loan.status !== 110 && loan.status !== 151 && loan.status !== 21
}

/** Whether money for it is taken: to repay what is open, to extend what may be extended. */
export function mayBePaid(loan: Loan, isExtension: boolean): boolean {
  return isOpen(loan) && (!isExtension || loan.extendable)
}

export function settle(loan: Loan, today: number): void {
  const change = -rebate(loan, today)
  const text = 'Interest that paying early saves'
  if (change < 0) loan.booked.push({ day: today, kind: 'waiver', text, change })
  loan.status = 200
  loan.paidDay = today
  loan.extendable = false
}

export function extend(loan: Loan): void {
  loan.dueDay += loan.term
  loan.status = 170
  loan.extendable = false
  loan.extensions += 1
}

export function payOut(loan: Loan, today: number): void {
  loan.status = 170
  loan.startDay = today
  loan.dueDay = today + loan.term
}

/** Every borrower's name, masked as papers have it. */
export const holder = 'J*** H*******'
