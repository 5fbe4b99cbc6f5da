import type { Complaint } from '../../shared/api/complaint-record.ts'
import { brand } from '../../shared/config/brand.ts'

export function isAnswered({ reply, replyImages }: Complaint): boolean {
  return reply !== '' || replyImages.length > 0
}

export function isConversation({ thread }: Complaint): boolean {
  return brand.services.includes('claims') && thread.length > 0
}
