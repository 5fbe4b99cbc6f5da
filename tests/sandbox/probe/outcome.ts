import { failure, readAnswer, readRefusal } from '../../../shared/api/answer.ts'
import { nothing } from '../../../shared/api/call.ts'
import { isTransportError, type Result } from '../../../shared/api/result.ts'
import { saysSessionEnded } from '../../../shared/api/session.ts'
import { faultMessages } from '../../../shared/messages/en/faults.ts'
import type { PageCall } from './asked-calls.ts'
import type { Exchange } from './exchange.ts'

/** The result that a page's client makes of an answer. */
export function resultOf(call: PageCall, { response, text }: Exchange): Result<unknown> {
  const result = response.ok ? readAnswer(call, text) : readRefusal(call, response.status, text)
  const isVisitor = 'anonymous' in call && call.anonymous
  return !isVisitor && saysSessionEnded(response, result)
    ? failure('session', faultMessages.session)
    : result
}

/** The page that the borrower sees then, as a sentence without a full stop. */
export function outcomeOf(call: PageCall, result: Result<unknown>): string {
  const { success, code, message } = result
  const isRead = 'kind' in call && call.kind === 'read'
  if (success) return isRead ? 'the page shows it' : 'the page goes on'
  if (call.data === nothing && !isRead) return `the page says “${message}”`
  if (code === 'session') return 'the page asks to log in'
  if (!isTransportError(result)) return `the page says “${message}”`
  if (!isRead) return 'the page could not tell whether it was done'
  return `the page asks again, then says “${message}” and offers to try again`
}
