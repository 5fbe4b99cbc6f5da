import { bankCodes } from '../../shared/api/bank-codes.ts'
import type { BankItem } from '../../shared/api/bank-form.ts'
import { addMonths, writeDay } from '../../shared/loan/day.ts'

const adultAge = 18
const oldest = 100

/** `2008-11-20`: 29 February becomes the 28th in a year without one. */
const yearsBefore = (today: number, years: number) => writeDay(addMonths(today, -12 * years))

export const isBirthdayItem = ({ code }: Pick<BankItem, 'code'>) =>
  bankCodes.birthday.some(birthday => birthday === code)

/** The first and last day that make sense, `today` in days since 1970-01-01; a birthday is that of a living adult. */
export function dayBounds(item: Pick<BankItem, 'code'>, today: number) {
  return isBirthdayItem(item)
    ? { first: yearsBefore(today, oldest), last: yearsBefore(today, adultAge) }
    : { first: '1900-01-01', last: '2099-12-31' }
}
