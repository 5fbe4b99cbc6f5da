import { company } from '../../shared/config/company.ts'
import { complaintStartMessages as messages } from '../../shared/messages/complaint.ts'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'

/** How soon we reply, and the way to what was written before. */
export function Intro({ onMine }: { onMine: () => void }) {
  return (
    <div className="complaint_intro">
      <p className="complaint_intro-text">
        {messages.intro.replace('{replyTime}', company.replyTime)}
      </p>
      <button type="button" className="complaint_mine" onClick={onMine}>
        {messages.mine}
        <NextIcon />
      </button>
    </div>
  )
}
