import {
  delayWire,
  noticeWire,
  payCodeWire,
  repaymentWire as wire
} from '../../shared/api/wire/repayment.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { amountOf } from '../../shared/loan/amount-of.ts'
import { groupCode } from '../../shared/loan/group-code.ts'
import { payCodePattern } from '../../shared/loan/pay-code-pattern.ts'
import { payableOf } from '../../shared/loan/payable.ts'
import { mostOpenGroups } from './folds.ts'
import { kindOf } from './kind-of.ts'

interface AnsweredWay {
  [noticeWire.name]: string
  [noticeWire.steps]: string[]
}

interface AnsweredCode {
  [payCodeWire.code]: string
  [payCodeWire.title]: string
  [payCodeWire.notices]: Record<string, AnsweredWay[]>
}

/** Fields of a code that only the page itself shows. */
const ownFields = ['expiresAt', 'fee', 'note', 'appLink', 'qr', 'posts', 'down'] as const

interface Answer {
  [wire.amount]: string
  [wire.date]?: string
  [wire.contractNumber]: string
  [wire.code]: AnsweredCode
  [wire.delay]?: { [delayWire.amount]: string }
}

export function earlyValues(data: Answer, search: URLSearchParams): unknown {
  const {
    [payCodeWire.code]: code,
    [payCodeWire.title]: title,
    [payCodeWire.notices]: groups,
    ...others
  } = data[wire.code]
  const hasOwn = ownFields.some(field => ownValue(others, payCodeWire[field]))
  const isFolded = Object.keys(groups).length > mostOpenGroups
  if (!payCodePattern.test(code) || hasOwn || isFolded) return {}
  const { [wire.amount]: amount, [wire.contractNumber]: contractNumber } = data
  const { [wire.date]: date, [wire.delay]: delay } = data
  const amounts = { amount, delay: delay && { amount: delay[delayWire.amount] } }
  const total = amountOf(amounts, kindOf(search.getAll('isDelay').pop()))
  if (payableOf(total) !== 'payable') return {}
  // The page itself fills steps that have places for values.
  if (/\{\w+\}/.test(JSON.stringify(groups))) return {}
  const notices = Object.entries(groups).map(([name, ways]) => ({
    title: name,
    items: ways.map(way => ({ name: way[noticeWire.name], steps: way[noticeWire.steps] }))
  }))
  return { code: groupCode(code), title, contractNumber, total, date, notices }
}
