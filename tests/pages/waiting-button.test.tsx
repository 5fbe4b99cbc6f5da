import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { repaymentMessages } from '#messages/repayment.ts'
import { createLegacyRepayPage } from '../../pages/legacy-repay/store.ts'
import { Page as LegacyPage } from '../../pages/legacy-repay/view.tsx'
import { createRepayPage } from '../../pages/repay/store.ts'
import { Page as RepayPage } from '../../pages/repay/view.tsx'
import { createRepayDelayPage } from '../../pages/repay-delay/store.ts'
import { Page as DelayPage } from '../../pages/repay-delay/view.tsx'
import { $toast } from '../../shared/context/toast.ts'
import { legacyMessages } from '../../shared/messages/legacy-repayment.ts'
import { prepareBackend } from '../setup/backend.ts'

const { open } = prepareBackend()

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test.each([
  ['repay-due', () => <RepayPage store={createRepayPage()} />, repaymentMessages],
  ['repay-delay-due', () => <DelayPage store={createRepayDelayPage()} />, repaymentMessages],
  ['legacy', () => <LegacyPage store={createLegacyRepayPage()} />, legacyMessages]
])('%s: a tap on the button before the answer is told to wait', (scenario, draw, words) => {
  open(scenario)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
    delete document.documentElement.dataset.ready
  })
  act(() => root.render(draw()))
  const button = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.pay
  )
  // In the html before React it is the head's script that reads why.
  expect(button?.dataset.why).toBe(words.stillLoading)
  act(() => button?.click())
  expect($toast.get()?.text).toBe(words.stillLoading)
})
