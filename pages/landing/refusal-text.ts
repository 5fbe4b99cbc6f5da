import { faultMessages } from '#messages/faults.ts'
import { isTransportError, type Result } from '../../shared/api/result.ts'
import type { LandingMessages } from '../../shared/messages/landing/en.ts'

/** The server's own words; where it has none, the template's language, which is not the build's. */
export function refusalText(
  answer: Result<unknown>,
  { networkError, sendOnce, page }: LandingMessages
): string {
  if (isTransportError(answer)) return networkError
  if (answer.message === faultMessages.busy) return sendOnce
  return answer.message === faultMessages.unknown ? page.unexpected : answer.message
}
