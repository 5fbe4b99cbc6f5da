import { atom } from 'nanostores'
import type { FieldName } from '../../shared/features/landing/register-fields.tsx'
import type { createForm } from '../../shared/forms/form.ts'
import { computed } from '../../shared/lib/computed.ts'
import { createCountdown } from '../../shared/lib/countdown.ts'

/** Seconds between two codes. */
const resendAfter = 60

export interface SentSms {
  /** As typed; '' before a code was sent. */
  to: string
  at: number
}

export function createSentCode({ $values }: ReturnType<typeof createForm<FieldName>>) {
  const countdown = createCountdown(resendAfter)
  const $sent = atom<SentSms>({ to: '', at: 0 })
  return {
    $sent,
    /** Seconds; a changed number does not wait. */
    $wait: computed([countdown.$left, $sent, $values], (left, sent, { phone }) =>
      phone === sent.to ? left : 0
    ),
    /** '' once the number was changed. */
    $sentTo: computed([$sent, $values], ({ to }, { phone }) => (phone === to ? to : '')),
    /** '' and 0 for none; 0 alone where the answer got lost: another can be asked for at once. */
    markSent: (to: string, at = Date.now()) => {
      $sent.set({ to, at })
      countdown.start(at)
    }
  }
}
