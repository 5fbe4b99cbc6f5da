import { memo } from 'react'
import type { ComplaintItem } from '../../shared/api/complaint-record.ts'
import { complaintListMessages as messages } from '../../shared/messages/complaint.ts'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'

interface ItemProps {
  item: ComplaintItem
  onOpen: (id: string) => void
}

/** One complaint of the list. */
export const Item = memo(({ item: { id, time, type, content }, onOpen }: ItemProps) => {
  return (
    <li>
      <button type="button" className="card complaints_item" onClick={() => onOpen(id)}>
        <span className="complaints_time">{time}</span>
        <span className="complaints_type">
          {messages.type}: <strong>{type}</strong>
        </span>
        <span>{content}</span>
        <NextIcon />
      </button>
    </li>
  )
})
