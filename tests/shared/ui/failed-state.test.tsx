import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  $session,
  dismissSessionEnd,
  endSession,
  renewSession
} from '../../../shared/context/session-end.ts'
import { FailedState } from '../../../shared/ui/error-state/failed-state.tsx'
import { stubApp } from '../../setup/app.ts'
import { prepareRoot } from '../../setup/react-root.ts'

afterEach(() => act(renewSession))

async function show(
  isServerRejection: boolean,
  hasLoan: boolean,
  isPaid = false,
  mayChange = false
) {
  const { host, root } = prepareRoot()
  const [onAct, onRetry] = [vi.fn(), vi.fn()]
  const failed = { state: 'failed', message: 'It did not work.', isServerRejection } as const
  await act(() =>
    root.render(
      <FailedState
        failed={failed}
        way={hasLoan ? { action: 'See your loan', onAct } : undefined}
        onRetry={onRetry}
        isPaid={isPaid}
        mayChange={mayChange}
      />
    )
  )
  const [button] = host.querySelectorAll('button')
  return { button, onAct, onRetry }
}

test('a lost answer is asked for again', async () => {
  const { button, onRetry } = await show(false, true)
  expect(button?.textContent).toBe('Try again')
  button?.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a refusal leads to the loan', async () => {
  const { button, onAct } = await show(true, true)
  expect(button?.textContent).toBe('See your loan')
  button?.click()
  expect(onAct).toHaveBeenCalledOnce()
})

test('a refusal of a loan that is paid is good news', async () => {
  const signs = (host: Element | undefined) =>
    host?.closest('.card')?.querySelector('.error-state_icon')?.innerHTML
  const [refusal, paid] = [await show(true, true), await show(true, true, true)]
  expect(signs(paid.button)).not.toBe(signs(refusal.button))
})

test('a refusal without a loan leads back to the app', async () => {
  const messages = stubApp()
  const { button } = await show(true, false)
  expect(button?.textContent).toBe('Back to the home screen')
  button?.click()
  expect(messages).toEqual([{ action: 'goHome' }])
})

test('a refusal that may change is asked for again first', async () => {
  const { button, onRetry } = await show(true, false, false, true)
  button?.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('an ended session leads to the login', async () => {
  const messages = stubApp()
  dismissSessionEnd()
  const { button } = await show(true, true)
  expect(button?.textContent).toBe('Log in')
  button?.click()
  expect(messages).toEqual([{ action: 'goLogin' }])
})

test.each([
  ['a page that says it', true, 'dismissed'],
  ['a page whose answer got lost', false, 'ended']
])(
  'the end of a session on %s (%s) leaves the dialog %s',
  async (_, isServerRejection, session) => {
    endSession()
    await show(isServerRejection, true)
    expect($session.get()).toBe(session)
  }
)
