import * as v from 'valibot'
import { readRecord, removeRecord, writeRecord } from '../../shared/context/storage.ts'
import { bridgeCheckMessages } from '../../shared/messages/en/bridge-check.ts'
import {
  type CheckOutcome,
  checkIds,
  failed,
  nothingSeen,
  type Outcomes,
  passed
} from './checks.ts'

const { seen } = bridgeCheckMessages
const owner = 'developer'

const outcome = v.union([
  v.object({ state: v.picklist(['passed', 'failed']), seen: v.string() }),
  v.object({ state: v.literal('open') }),
  v.object({ state: v.literal('running'), asks: v.optional(v.string()) })
])
const storedOutcomes = v.object({
  outcomes: v.object(
    Object.fromEntries(checkIds.map(id => [id, outcome])) as Record<string, typeof outcome>
  )
})

function afterOpening(
  id: string,
  outcome: CheckOutcome,
  hadSession: boolean
): CheckOutcome | undefined {
  if (outcome.state !== 'running' || outcome.asks) return undefined
  switch (id) {
    case 'close':
      return passed(seen.close)
    case 'back':
      return failed(seen.backLeft)
    case 'site':
      return failed(seen.replaced)
    case 'kept':
      return hadSession ? passed(seen.reloaded) : failed(seen.lost)
    default:
      return { state: 'open' }
  }
}

export function readOutcomes(hadSession: boolean): Outcomes {
  const before = readRecord('bridgeCheck', owner, storedOutcomes)?.data.outcomes as
    | Outcomes
    | undefined
  if (!before) return nothingSeen
  const entries = Object.entries(before) as [string, CheckOutcome][]
  return Object.fromEntries(
    entries.map(([id, each]) => [id, afterOpening(id, each, hadSession) ?? each])
  ) as Outcomes
}

export function keepOutcomes(outcomes: Outcomes): boolean {
  return writeRecord('bridgeCheck', owner, { outcomes })
}

export function forgetOutcomes(): void {
  removeRecord('bridgeCheck')
}
