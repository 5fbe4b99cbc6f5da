import { baseClient, type Call, nothing } from './call.ts'
import { send } from './client.ts'
import type { Result } from './result.ts'

export const complaintReplyCall: Call<undefined> = {
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
  return send(complaintReplyCall, fields)
}

export const complaintReopenCall: Call<undefined> = {
  ...complaintReplyCall,
  path: '/v3/user-problem/problem-reopen'
}

export function reopenComplaint(problemId: string, content: string): Promise<Result<undefined>> {
  return send(complaintReopenCall, { problemId, content })
}
