import { acceptedMessages as messages } from '#messages/accepted.ts'
import { termMessages } from '#messages/confirmation.ts'
import { ownRules } from '../../shared/content/own-rules.ts'
import { marketDay, marketTime } from '../../shared/context/market-time.ts'
import { pageSymbol } from '../../shared/context/page-symbol.ts'
import { acceptedTerms } from '../../shared/features/loan-offer/accepted-terms.ts'
import { writeDay } from '../../shared/loan/day.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { AcceptedDrawing } from '../../shared/ui/drawing/moments.tsx'
import { Moment } from '../../shared/ui/moment/moment.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'

function comesNext(): string[] {
  const { decidedDays, creditedFrom, creditedTo } = ownRules()
  const time = decidedDays === 1 ? termMessages.day : termMessages.days
  return [
    formatMessage(messages.checking, { time: formatMessage(time, { count: decidedDays }) }),
    // The phone's own clock may be wrong, so that no date is told by it.
    marketTime().isServers
      ? formatMessage(messages.paidOutBy, { date: dateText(writeDay(marketDay() + creditedTo)) })
      : formatMessage(messages.paidOut, { from: creditedFrom, to: creditedTo })
  ]
}

export function Accepted({ onSee }: { onSee: () => void }) {
  return (
    <Moment
      drawing={<AcceptedDrawing symbol={pageSymbol()} />}
      title={messages.title}
      next={comesNext()}
      actions={<Button onClick={onSee}>{messages.seeLoan}</Button>}
    >
      <Rows rows={acceptedTerms()} />
    </Moment>
  )
}
