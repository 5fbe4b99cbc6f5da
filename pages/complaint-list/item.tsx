import { memo } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintListMessages as messages } from '#messages/complaint.ts'
import type { ComplaintItem } from '../../shared/api/complaint-record.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Chip } from '../../shared/ui/chip/chip.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { relativeTime } from './relative-time.ts'

interface ItemProps {
  item: ComplaintItem
  isNew: boolean
  state: string | undefined
  isOpen: boolean
  showsOrder: boolean
  onOpen: (item: ComplaintItem) => void
}

export const Item = memo(({ item, isNew, state, isOpen, showsOrder, onOpen }: ItemProps) => {
  const { time, type, order, content } = item
  return (
    <li>
      <Card type="button" as="button" className="complaints_item" onClick={() => onOpen(item)}>
        <span className="complaints_time">
          {relativeTime(time)}
          {state && (
            <span className="complaints_state">
              <Chip tone={isOpen ? undefined : 'is-good'}>{state}</Chip>
            </span>
          )}
          {isNew && <Chip tone="is-news">{messages.news}</Chip>}
        </span>
        <span className="complaints_type">
          {messages.type}: <strong>{type}</strong>
        </span>
        <span className="complaints_text">{content}</span>
        {showsOrder && order && (
          <span className="complaints_text">
            {formatMessage(common.loanNumber, { number: order })}
          </span>
        )}
        <NextIcon />
      </Card>
    </li>
  )
})
