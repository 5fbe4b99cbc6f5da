import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'

interface StageProps {
  text: string
  /** The next office, in a line that the early answer keeps room for. */
  next?: string
}

export function Stage({ text, next }: StageProps) {
  return (
    <div className="detail_stage" role="status">
      <ChatIcon />
      <div>
        <p>{text}</p>
        {next !== undefined && <div className="detail_next">{next}</div>}
      </div>
    </div>
  )
}
