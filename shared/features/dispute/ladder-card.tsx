import { useStore } from '@nanostores/react'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { writeDay } from '../../loan/day.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { DocumentSlot, showDocument } from '../document/document-slot.tsx'
import type { LadderStep } from './ladder.ts'
import { letterOf, letterText } from './letter.ts'
import { LetterButton, LetterText } from './letter-ways.tsx'
import { OfficeEntry } from './office-entry.tsx'

interface LadderCardProps {
  complaint: Complaint
  steps: readonly LadderStep[]
}

function whenOf({ day, isOpen, afterDays }: LadderStep, index: number): string {
  if (index > 0 && afterDays === 0) return messages.atOnce
  const message = index === 0 ? messages.ourAnswer : isOpen ? messages.isOpen : messages.from
  return formatMessage(message, { date: writeDay(day) })
}

export function LadderCard({ complaint, steps }: LadderCardProps) {
  const letter = letterOf(complaint)
  const pending = useStore(showDocument.$pending)
  return (
    <Card title={messages.title}>
      <p className="office_note">{messages.text}</p>
      <ol className="offices">
        {steps.map((step, index) => (
          <OfficeEntry
            key={step.name}
            // An office without an e-mail address gets the letter through its form.
            office={step.email ? step : { ...step, website: undefined }}
            when={whenOf(step, index)}
            isOpen={step.isOpen}
          >
            {index > 0 && <LetterButton office={step} letter={letter} />}
          </OfficeEntry>
        ))}
      </ol>
      <p className="office_note">{messages.bringPack}</p>
      <Button
        variant="secondary"
        pending={pending}
        onClick={() =>
          showDocument(async () => (await import('./fetch-pack.ts')).makePack(complaint, steps))
        }
      >
        <DocumentIcon />
        {messages.pack}
      </Button>
      <LetterText text={letterText(letter)} />
      <DocumentSlot />
    </Card>
  )
}
