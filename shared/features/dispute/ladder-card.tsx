import { useId, useState } from 'react'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { emailLink, openContact } from '../../bridge/contact.ts'
import { formatMessage } from '../../lib/format-message.ts'
import { writeDay } from '../../loan/day.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { MailIcon } from '../../ui/icon/mail-icon.tsx'
import { DocumentSlot, showDocument } from '../document/document-slot.tsx'
import { makePack } from './fetch-pack.ts'
import type { LadderStep } from './ladder.ts'
import { letterOf } from './letter.ts'
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

/** Where to turn with a complaint and from which day, with the document and the letter for it. */
export function LadderCard({ complaint, steps }: LadderCardProps) {
  const letter = letterOf(complaint)
  return (
    <Card title={messages.title}>
      <p className="office_note">{messages.text}</p>
      <ol className="offices">
        {steps.map((step, index) => (
          <OfficeEntry
            key={step.name}
            office={step}
            when={whenOf(step, index)}
            isOpen={step.isOpen}
          >
            {index > 0 && <LetterButton office={step} letter={letter} />}
          </OfficeEntry>
        ))}
      </ol>
      <p className="office_note">{messages.bringPack}</p>
      <Button variant="secondary" onClick={() => showDocument(() => makePack(complaint, steps))}>
        <DocumentIcon />
        {messages.pack}
      </Button>
      <LetterText text={`${letter.subject}\n\n${letter.body}`} />
      <DocumentSlot />
    </Card>
  )
}

interface LetterButtonProps {
  office: LadderStep
  letter: ReturnType<typeof letterOf>
}

function LetterButton({ office: { name, email = '' }, letter }: LetterButtonProps) {
  const link = emailLink(email, letter)
  if (!link) return null
  return (
    <Button variant="secondary" onClick={() => openContact(link)}>
      <MailIcon />
      {formatMessage(messages.letter, { office: name })}
    </Button>
  )
}

/** The letter for offices that take it by a form of theirs, or when no mail app opens. */
function LetterText({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <details className="office_letter" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{messages.letterText}</summary>
      {open && (
        <>
          <p className="office_letter-text" id={id}>
            {text}
          </p>
          <CopyButton text={text} what={messages.letterCopy} shownIn={id} />
        </>
      )}
    </details>
  )
}
