import { parseDay } from '../../loan/day.ts'
import { readMoment } from '../../loan/moment.ts'

/** The content of a paper whose signature is right. Amounts are hundredths. */
export interface SignedPaper {
  kind: 'receipt' | 'closure'
  /** The lender's site. */
  iss: string
  contract: string
  /** Masked. */
  holder: string
  amount: number
  currency: string
  date: string
  reference: string
  /** Still owed after it. */
  balance: number
  /** Seconds since 1970. */
  iat: number
}

const texts = ['iss', 'contract', 'holder', 'currency', 'date', 'reference'] as const

function hundredths(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Undefined where it is none of version 1. */
export function readPaper(payload: Record<string, unknown>): SignedPaper | undefined {
  const { kind, iat } = payload
  const amount = hundredths(payload.amount)
  const balance = hundredths(payload.balance)
  if (kind !== 'receipt' && kind !== 'closure') return undefined
  if (amount === undefined || balance === undefined || !Number.isSafeInteger(iat)) return undefined
  if (texts.some(name => typeof payload[name] !== 'string')) return undefined
  // A letter that says the loan is paid cannot name a debt.
  if (kind === 'closure' && balance !== 0) return undefined
  const [iss, contract, holder, currency, date, reference] = texts.map(name =>
    String(payload[name])
  )
  if (!iss || !contract || !currency || !date || amount === 0) return undefined
  if (parseDay(date) === undefined && readMoment(date) === undefined) return undefined
  const fields = { iss, contract, currency, date, holder: holder ?? '', reference: reference ?? '' }
  return { kind, ...fields, amount, balance, iat: Number(iat) }
}
