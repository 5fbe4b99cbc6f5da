import { createCountdown } from '../../shared/lib/countdown.ts'

/** Until another code can be sent. */
export const { $left: $countdown, start: startCountdown } = createCountdown(60)
