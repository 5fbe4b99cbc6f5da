import { memo } from 'react'
import { complaintListMessages as messages } from '#messages/complaint.ts'
import type { ComplaintItem } from '../../shared/api/complaint-record.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'

interface ItemProps {
  item: ComplaintItem
  isNew: boolean
  onOpen: (item: ComplaintItem) => void
}

export const Item = memo(({ item, isNew, onOpen }: ItemProps) => {
  const { time, type, order, content } = item
  return (
    <li>
      <Card type="button" as="button" className="complaints_item" onClick={() => onOpen(item)}>
        <span className="complaints_time">
          {dateText(time)}
          {isNew && <strong className="complaints_news">{messages.news}</strong>}
        </span>
        <span className="complaints_type">
          {messages.type}: <strong>{type}</strong>
        </span>
        {order && (
          <span className="complaints_type">
            {formatMessage(messages.order, { number: order })}
          </span>
        )}
        <span>{content}</span>
        <NextIcon />
      </Card>
    </li>
  )
})
