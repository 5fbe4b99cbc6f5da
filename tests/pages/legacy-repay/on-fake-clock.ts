import { vi } from 'vitest'
import type { LegacyRepayPage } from '../../../pages/legacy-repay/store.ts'

export async function payOnFakeClock(page: LegacyRepayPage): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const paying = page.pay()
  await vi.advanceTimersByTimeAsync(10)
  await paying
}

/** Asks for another code once the countdown is over; a finger may do more while it is on its way. */
export async function resendOnFakeClock(
  page: LegacyRepayPage,
  meanwhile = () => {}
): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000)
  const resending = page.resendCode()
  meanwhile()
  await vi.advanceTimersByTimeAsync(10)
  await resending
}
