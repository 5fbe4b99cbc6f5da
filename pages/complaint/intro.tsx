import { commonMessages as common } from '#messages/common.ts'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import { company } from '../../shared/config/company.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'

export function Intro({ onMine }: { onMine: () => void }) {
  return (
    <div className="complaint_intro">
      <p className="complaint_intro-text">
        {formatMessage(messages.intro, { replyTime: company.replyTime })}
      </p>
      <button type="button" className="complaint_mine" onClick={onMine}>
        {common.myComplaints}
        <NextIcon />
      </button>
    </div>
  )
}
