import { describe, expect, test, vi } from 'vitest'
import { owesNothing } from '../../../pages/arrangement/plan-payments.ts'
import { arrangementCall } from '../../../shared/api/arrangement.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readyOf } from '../../setup/ready.ts'
import { openArrangement } from './arrangement-page.ts'

const backend = prepareBackend()
const { navigations } = backend

describe('the payments of a plan', () => {
  const loanPage = async (scenario: string) => {
    const arrangement = await openArrangement(backend, scenario)
    return { ...arrangement, ...arrangement.payments.page }
  }

  test('ask for the first one of a plan that runs', async () => {
    const { $planned, $resource } = await loanPage('arrangement-agreed')
    const minor = $planned?.get()
    expect(minor).toBeGreaterThan(0)
    expect(minor).toBe(readyOf($resource).data.offer?.schedule[0]?.minor)
  })

  test.each(['arrangement', 'arrangement-offered', 'arrangement-wrong'])(
    'ask for none of them with %s',
    async scenario => {
      const { $planned } = await loanPage(scenario)
      expect($planned?.get()).toBeUndefined()
    }
  )

  test('read amounts as the loan writes what is owed', async () => {
    const { samples, $owed } = await loanPage('arrangement-agreed')
    expect(samples()).toEqual([$owed.get()])
  })

  test('are read again without a sign of waiting', async () => {
    const { refresh, $resource } = await loanPage('arrangement-agreed')
    const states: string[] = []
    const stop = $resource.subscribe(({ state }) => void states.push(state))
    const before = backend.calls(arrangementCall.path).length
    await refresh()
    stop()
    expect(backend.calls(arrangementCall.path)).toHaveLength(before + 1)
    expect(new Set(states)).toEqual(new Set(['ready']))
  })

  test.each([
    ['extension', '/repay-delay.html'],
    ['repayment', '/repay.html']
  ] as const)('that were begun as %s go on, on %s of this loan', async (kind, path) => {
    const { resume, key } = await loanPage('arrangement-agreed')
    resume?.(kind)
    await vi.waitFor(() => expect(navigations).toHaveLength(1))
    const address = new URL(navigations[0]?.slice('assign '.length) ?? '', location.origin)
    expect(address.pathname).toBe(path)
    expect(address.searchParams.get('orderId')).toBe(key()?.orderId)
  })
})

test.each([
  ['paid', 'agreed', '₱5,455.00', true],
  ['received', 'none', '₱5,455.00', true],
  ['received', 'agreed', '₱5,455.00', false],
  ['received', 'offered', '₱5,455.00', false],
  ['owed', 'none', '₱5,455.00', false],
  ['owed', 'none', '₱0.00', true]
] as const)(
  'with money %s and a plan %s of %s nothing is owed: %s',
  (money, state, owed, isDone) => {
    expect(owesNothing(money, state, owed)).toBe(isDone)
  }
)
