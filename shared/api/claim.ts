import { nothing } from './call.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

export const complaintReplyCall = write('/v3/user-problem/problem-reply', nothing, {
  intention: 'reply'
})

export function replyToComplaint(
  problemId: string,
  content: string,
  images: readonly string[]
): Promise<Result<undefined>> {
  const fields = { problemId, content, problemImage: images.join(',') }
  return sendWrite(complaintReplyCall, fields)
}

export const complaintReopenCall = write('/v3/user-problem/problem-reopen', nothing, {
  intention: 'reply'
})

export function reopenComplaint(problemId: string, content: string): Promise<Result<undefined>> {
  return sendWrite(complaintReopenCall, { problemId, content })
}
