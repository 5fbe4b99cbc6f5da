import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
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
import { prepareRoot } from '../setup/react-root.ts'

const { open } = prepareBackend()

test.each([
  ['repay-due', () => <RepayPage store={createRepayPage()} />, repaymentMessages],
  ['repay-delay-due', () => <DelayPage store={createRepayDelayPage()} />, repaymentMessages],
  ['legacy', () => <LegacyPage store={createLegacyRepayPage()} />, legacyMessages]
])('%s: a tap on the button before the answer is told to wait', (scenario, draw, words) => {
  open(scenario)
  const { host, root } = prepareRoot()
  onTestFinished(() => void delete document.documentElement.dataset.ready)
  act(() => root.render(draw()))
  const button = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.pay
  )
  // In the html before React it is the head's script that reads why.
  expect(button?.dataset.why).toBe(words.stillLoading)
  act(() => button?.click())
  expect($toast.get()?.text).toBe(words.stillLoading)
})
