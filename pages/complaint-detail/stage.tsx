import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'

interface StageProps {
  text: string
  /** Below it; a blank keeps the room of a text that comes later. */
  next?: string
}

export function Stage({ text, next }: StageProps) {
  return (
    <div className="detail_stage" role="status">
      <ChatIcon />
      <div>
        <p>{text}</p>
        {next && <p className="detail_next">{next}</p>}
      </div>
    </div>
  )
}
