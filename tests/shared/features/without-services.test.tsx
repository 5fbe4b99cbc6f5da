import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createOrderPage } from '../../../pages/order/store.ts'
import { Page as OrderView } from '../../../pages/order/view.tsx'
import { createRepayPage } from '../../../pages/repay/store.ts'
import { Page as RepayView } from '../../../pages/repay/view.tsx'
import { createRepayDelayPage } from '../../../pages/repay-delay/store.ts'
import { Page as DelayView } from '../../../pages/repay-delay/view.tsx'
import { createStatementPage } from '../../../pages/statement/store.ts'
import { optionsCall } from '../../../shared/api/options.ts'
import { brand } from '../../../shared/config/brand.ts'
import { pause } from '../../../shared/lib/pause.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()
const plan = '/v3/loan-arrangement/detail'

/** The modules that a page fetches for the services alone. */
const fetched = vi.hoisted(() => new Set<string>())

vi.mock('../../../shared/features/options/pay-options.tsx', async original => {
  fetched.add('options')
  return { ...(await original<object>()) }
})
vi.mock('../../../shared/features/arrangement/arrangement-part.tsx', async original => {
  fetched.add('arrangements')
  return { ...(await original<object>()) }
})
vi.mock('../../../shared/features/arrangement/fetch-agreed-plan.ts', async original => {
  fetched.add('plan')
  return { ...(await original<object>()) }
})

interface VisitedPage {
  view?: ReactNode
  open: () => Promise<unknown>
}

const pages: [string, () => VisitedPage, string[]][] = [
  [
    'repay-options',
    () => {
      const store = createRepayPage()
      return { view: <RepayView store={store} />, open: store.load }
    },
    [optionsCall.path, plan]
  ],
  [
    'repay-delay-options',
    () => {
      const store = createRepayDelayPage()
      return { view: <DelayView store={store} />, open: store.load }
    },
    [optionsCall.path, plan]
  ],
  [
    'order-arrangement-agreed',
    () => {
      const store = createOrderPage()
      return { view: <OrderView store={store} />, open: store.open }
    },
    [plan]
  ],
  ['statement-plan', () => ({ open: createStatementPage().open }), [plan]]
]

/** The calls of a page, once it has nothing more to fetch. */
async function callsOf(scenario: string, create: () => VisitedPage): Promise<string[]> {
  backend.open(scenario)
  const before = backend.calls().length
  const { view, open } = create()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(view)
  await open()
  for (let turn = 0; turn < 4; turn++) {
    await vi.dynamicImportSettled()
    await pause(100)
  }
  root.unmount()
  const paths = backend
    .calls()
    .slice(before)
    .map(({ path }) => path)
  return [...new Set(paths)].sort()
}

test('without the services nothing more is fetched or asked, and with them nothing but what is theirs', async () => {
  const { services } = brand
  const without = new Map<string, string[]>()
  const others = services.filter(each => each !== 'options' && each !== 'arrangements')
  Object.assign(brand, { services: others })
  for (const [scenario, create] of pages) without.set(scenario, await callsOf(scenario, create))
  Object.assign(brand, { services })
  expect([...fetched]).toEqual([])

  for (const [scenario, create, own] of pages) {
    const before = without.get(scenario) ?? []
    expect(before.length, scenario).toBeGreaterThan(0)
    expect(await callsOf(scenario, create), scenario).toEqual([...before, ...own].sort())
  }
  expect([...fetched].sort()).toEqual(['arrangements', 'options', 'plan'])
}, 60_000)
