import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { extensionMessages as messages } from '#messages/extension.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import { createRepayDelayPage } from '../../../pages/repay-delay/store.ts'
import { Page } from '../../../pages/repay-delay/view.tsx'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

test('paying all and extending weigh the same, so that neither is pressed on anybody', async () => {
  backend.open('repay-delay-due')
  const store = createRepayDelayPage()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  root.render(<Page store={store} />)
  void store.load()
  const acts = () => [...host.querySelectorAll('.repayment_acts .button')]
  const looks = (look: string) => acts().map(each => each.classList.contains(look))
  await vi.waitFor(() => {
    const [all, extend] = acts().map(({ textContent }) => textContent)
    expect(all).toBe(`${messages.payAll}₱5.455,00`)
    expect(extend).toContain(repaymentMessages.pay)
    expect(looks('is-secondary')).toEqual([true, true])
  }, 10_000)
})
