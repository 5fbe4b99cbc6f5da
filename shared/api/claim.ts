import { baseClient, nothing, type WriteCall } from './call.ts'
import type { Result } from './result.ts'
import { sendWrite } from './write.ts'

export const complaintReplyCall: WriteCall<undefined> = {
  client: baseClient,
  method: 'POST',
  path: '/v3/user-problem/problem-reply',
  kind: 'write',
  intention: 'reply',
  data: nothing
}

export function replyToComplaint(
  problemId: string,
  content: string,
  images: readonly string[]
): Promise<Result<undefined>> {
  const fields = { problemId, content, problemImage: images.join(',') }
  return sendWrite(complaintReplyCall, fields)
}

export const complaintReopenCall: WriteCall<undefined> = {
  ...complaintReplyCall,
  path: '/v3/user-problem/problem-reopen'
}

export function reopenComplaint(problemId: string, content: string): Promise<Result<undefined>> {
  return sendWrite(complaintReopenCall, { problemId, content })
}
