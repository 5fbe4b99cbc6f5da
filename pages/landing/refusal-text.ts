import { faultMessages } from '#messages/faults.ts'
import { busyCode, crowdedCode, isTransportError, type Result } from '../../shared/api/result.ts'
import type { LandingMessages } from '../../shared/messages/landing/en.ts'

/** No answer came, or an overloaded backend refused: both are told in the template's language, not in the build's. */
export const isUnanswered = (answer: Result<unknown>) =>
  answer.code === crowdedCode || isTransportError(answer)

/** The server's own words; where it has none, the template's language, which is not the build's. */
export function refusalText(
  answer: Result<unknown>,
  { networkError, sendOnce, page }: LandingMessages
): string {
  if (isUnanswered(answer)) return networkError
  if (answer.code === busyCode) return sendOnce
  return answer.message === faultMessages.unknown ? page.unexpected : answer.message
}
