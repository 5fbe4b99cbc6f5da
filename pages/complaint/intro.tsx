import { commonMessages as common } from '#messages/common.ts'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import { company } from '../../shared/config/company.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'

export const Intro = () => <p>{formatMessage(messages.intro, { replyTime: company.replyTime })}</p>

export function Mine({ onOpen }: { onOpen: () => void }) {
  return (
    <RowList>
      <RowButton icon={<DocumentIcon />} onClick={onOpen}>
        {common.myComplaints}
      </RowButton>
    </RowList>
  )
}
