import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'

interface StageProps {
  text: string
  /** Below it, in room that is there from the start. */
  next?: string
}

export function Stage({ text, next }: StageProps) {
  return (
    <p className="detail_stage" role="status">
      <ChatIcon />
      <span>
        {text}
        {next && <span className="detail_next">{next}</span>}
      </span>
    </p>
  )
}
