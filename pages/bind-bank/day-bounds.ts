import { bankCodes } from '../../shared/api/bank-codes.ts'
import type { BankItem } from '../../shared/api/bank-form.ts'

const adultAge = 18
const oldest = 100

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** `2008-11-20`: 29 February becomes the 28th in a year without one. */
function yearsBefore(now: Date, years: number): string {
  const year = now.getFullYear() - years
  const lastOfMonth = new Date(year, now.getMonth() + 1, 0).getDate()
  const day = Math.min(now.getDate(), lastOfMonth)
  return [pad(year, 4), pad(now.getMonth() + 1, 2), pad(day, 2)].join('-')
}

export const isBirthdayItem = ({ code }: Pick<BankItem, 'code'>) =>
  bankCodes.birthday.some(birthday => birthday === code)

/** The first and last day that make sense; a birthday is that of a living adult. */
export function dayBounds(item: Pick<BankItem, 'code'>, now: Date) {
  return isBirthdayItem(item)
    ? { first: yearsBefore(now, oldest), last: yearsBefore(now, adultAge) }
    : { first: '1900-01-01', last: '2099-12-31' }
}
