import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'

interface StageProps {
  text: string
  /** Below it, in room that is there from the start. */
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
