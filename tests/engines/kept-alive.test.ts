import { describe, expect, test } from 'vitest'
import { repaymentConfirm } from '../../shared/api/legacy-repayment.ts'
import { pageCalls } from '../sandbox/contract/answers.ts'
import { doInTwoTabs, surviveDying } from './checks/kept-alive.ts'
import { createVisitor } from './harness.ts'
import { engineNames, one } from './pool.ts'
import { type Write, writes } from './writes.ts'

const visitIn = createVisitor({}, one)

/** Writes that no borrower asks for: counts of what was seen and tapped. */
const counts = [
  '/service/event/save',
  '/joint-login/track',
  '/landing/track-visit',
  '/landing/track-click'
]

const isWrite = ({ path }: { path: string }) =>
  pageCalls.some(call => call.path === path && (!('kind' in call) || call.kind === 'write'))

const chosenWrites = writes.filter(isWrite)
const rows = chosenWrites.flatMap(write =>
  engineNames.map(engine => [write.name, engine, write] as const)
)
// The request differs from tab to tab: by a visitor's picture, and by the requests of before.
const isOfTab = ({ page, path }: Write) => page === 'landing.html' || path === repaymentConfirm.path
const lockable = chosenWrites.filter(write => !isOfTab(write) && !write.onceOnly)
const pairs = lockable.flatMap(write =>
  engineNames.map(engine => [write.name, engine, write] as const)
)

/** A visitor asks for it in two steps, which `tests/pages/site/delete-account.test.tsx` walks. */
const inSteps = ['/v3/user-privacy/delete-request']

test('every write that a borrower asks for is a row of the table', () => {
  const paths = pageCalls.filter(isWrite).map(({ path }) => path)
  const covered = [...counts, ...inSteps, ...writes.map(({ path }) => path)]
  expect(paths.filter(path => !covered.includes(path))).toEqual([])
})

describe.concurrent('each write', () => {
  test.for(rows)('of %s is done once however often %s repeats it', async ([, engine, write]) => {
    const { heard, intentions } = await visitIn(engine, visit => surviveDying(visit, write))
    expect(intentions).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    console.log(`${engine}, ${write.name}: heard ${heard} times`)
  })

  test.for(pairs)('of %s is sent by one of two tabs in %s', async ([, engine, write]) => {
    const { heard } = await visitIn(engine, visit => doInTwoTabs(visit, write))
    expect(heard).toBe(1)
  })
})
