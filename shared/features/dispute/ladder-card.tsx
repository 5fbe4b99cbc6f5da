import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { writeDay } from '../../loan/day.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { type LadderStep, nextStep } from './ladder.ts'
import { letterOf } from './letter.ts'
import { LetterButton } from './letter-ways.tsx'
import { OfficeEntry } from './office-entry.tsx'
import { PackFold } from './pack-fold.tsx'

interface LadderProps {
  complaint: Complaint
  steps: readonly LadderStep[]
  /** Amounts of the loan as the server writes them. */
  like?: readonly string[]
}

function whenWeAnswer({ day }: LadderStep, { thread, state }: Complaint): string {
  const answer = thread.filter(({ from, time }) => from === 'us' && time).pop()
  if (!answer || state === 'open') {
    return formatMessage(messages.ourAnswer, { date: writeDay(day) })
  }
  return formatMessage(messages.weAnswered, { date: zonedText(answer.time, hoursAhead) })
}

function whenItHelps({ day, isOpen, afterDays }: LadderStep): string {
  if (afterDays === 0) return messages.atOnce
  return formatMessage(isOpen ? messages.isOpen : messages.from, { date: writeDay(day) })
}

export function LadderCard({ complaint, steps, like }: LadderProps) {
  const letter = letterOf(complaint, like)
  const next = nextStep(steps, complaint.state)
  return (
    <Card title={messages.title}>
      <p className="office_note">{messages.text}</p>
      <ol className="offices">
        {steps.map((step, index) => (
          <OfficeEntry
            key={step.name}
            // An office without an e-mail address gets the letter through its form.
            office={step.email ? step : { ...step, website: undefined }}
            when={index === 0 ? whenWeAnswer(step, complaint) : whenItHelps(step)}
            isOpen={step.isOpen}
            isNext={index === next}
          >
            {index > 0 && <LetterButton office={step} letter={letter} />}
          </OfficeEntry>
        ))}
      </ol>
      <PackFold complaint={complaint} steps={steps} like={like} />
    </Card>
  )
}
