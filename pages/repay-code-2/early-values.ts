import { earlyTime } from '../../shared/context/early-time.ts'
import { dueHead } from '../../shared/features/loan-head/due-head.ts'
import { knowsPaid } from '../../shared/features/payments/loan-page.ts'
import { remainderText } from '../../shared/features/repayment/remainder-text.ts'
import { amountOf } from '../../shared/loan/amount-of.ts'
import { groupCode, groupCodeIn } from '../../shared/loan/group-code.ts'
import { owedOn } from '../../shared/loan/owed-on.ts'
import { payCodePattern } from '../../shared/loan/pay-code-pattern.ts'
import { payableOf } from '../../shared/loan/payable.ts'
import { mostOpenGroups } from './most-open-groups.ts'
import { repaymentKind } from './repayment-kind.ts'

interface EarlyWay {
  name: string
  steps: string[]
}

const limits = ['down', 'min', 'max'] as const
/** A code with one of these fields, or at a place with limits, is left to React. */
const ownFields = ['expiresAt', 'fee', 'note', 'appLink', 'qr', 'posts', ...limits] as const

type WayFields = Partial<Record<(typeof ownFields)[number], unknown>>

interface Code extends WayFields {
  code: string
  title: string
  notices: Record<string, EarlyWay[]>
}

interface Answer {
  amount: string
  date?: string
  contractNumber: string
  code: Code
  channels?: (WayFields & { name?: string; barcode?: string })[]
  delay?: { amount: string; nextDate?: string }
  plan?: { amount: string; time: string }[]
}

/** Steps with places for values are left to React. */
const hasPlaces = (groups: Code['notices']) => /\{\w+\}/.test(JSON.stringify(groups))

export function earlyValues(data: Answer, search: URLSearchParams, serverTime: number): unknown {
  const { contractNumber, channels = [] } = data
  const date = `${data.date ?? ''}`
  const { code, title, notices: groups } = data.code
  const hasOwn =
    ownFields.some(field => data.code[field]) ||
    channels.some(
      way => (way.name === title || way.barcode === code) && limits.some(field => way[field])
    )
  const isFolded = Object.keys(groups).length > mostOpenGroups
  const kind = repaymentKind(search.getAll('isDelay').pop())
  const total = amountOf(data, kind)
  if (!payCodePattern.test(code) || hasOwn || isFolded || hasPlaces(groups)) return {}
  if (!date || payableOf(total) !== 'payable') return {}
  if (knowsPaid(() => search.get('orderId'))) return {}
  const notices = Object.entries(groups).map(([name, ways]) => ({
    title: name,
    items: ways.map(({ name, steps }) => ({
      name,
      steps: steps.map(step => groupCodeIn(step, code))
    }))
  }))
  const nextDate = (kind === 'extension' && data.delay?.nextDate) || ''
  const owed = owedOn(nextDate, data.plan ?? [])
  const { tone, ...head } = dueHead({ date, rows: [] }, earlyTime(serverTime))
  return {
    code: groupCode(code),
    title,
    contractNumber,
    total,
    extension: kind === 'extension' && !nextDate ? '1' : '',
    nextDate,
    remainder: nextDate && remainderText({ nextDate, owed }),
    notices,
    [tone]: '1',
    ...head
  }
}
