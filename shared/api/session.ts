import { faultMessages } from '#messages/faults.ts'
import { endSession } from '../context/session-end.ts'
import { failure } from './answer.ts'
import { type Failure, type Result, sessionCode } from './result.ts'
import { endedSession } from './wire.ts'

/** Whether an answer is that of a session that has ended; nothing was done then. */
export function saysSessionEnded(
  { status, redirected = false }: Pick<Response, 'status'> & { redirected?: boolean },
  { code }: Result<unknown>
): boolean {
  // A login page is no answer that a client could read.
  const isLoginPage = redirected && code === 'malformed'
  return isLoginPage || endedSession.statuses.includes(status) || endedSession.codes.includes(code)
}

/** Asks the borrower to log in; what the call resolves to. */
export function sessionEnded(): Failure {
  endSession()
  return failure(sessionCode, faultMessages.session)
}
