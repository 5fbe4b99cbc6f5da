import { atom, computed } from 'nanostores'
import type { FieldName } from '../../shared/features/landing/register-fields.tsx'
import type { createForm } from '../../shared/forms/form.ts'
import { createCountdown } from '../../shared/lib/countdown.ts'

/** Seconds between two codes. */
const resendAfter = 60

export interface SentSms {
  /** The number as it was typed, '' before a code was sent. */
  to: string
  /** Milliseconds since 1970. */
  at: number
}

/** The SMS code that was sent last: to which number, and how long another one has to wait. */
export function createSentCode({ $values }: ReturnType<typeof createForm<FieldName>>) {
  const countdown = createCountdown(resendAfter)
  const $sent = atom<SentSms>({ to: '', at: 0 })
  return {
    $sent,
    /** Seconds that this number has to wait for another code; a changed number waits for nothing. */
    $wait: computed([countdown.$left, $sent, $values], (left, sent, { phone }) =>
      phone === sent.to ? left : 0
    ),
    /** The number that the form says has got a code: none once it was changed. */
    $sentTo: computed([$sent, $values], ({ to }, { phone }) => (phone === to ? to : '')),
    /** Notes a code that was sent; '' and 0 for none. */
    markSent: (to: string, at = Date.now()) => {
      $sent.set({ to, at })
      countdown.start(at)
    }
  }
}
