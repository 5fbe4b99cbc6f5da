import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'

export function Stage({ text }: { text: string }) {
  return (
    <p className="detail_stage" role="status">
      <ChatIcon />
      <span>{text}</span>
    </p>
  )
}
