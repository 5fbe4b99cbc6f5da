import { useStore } from '@nanostores/react'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../api/complaint-record.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { OpenDocument, showDocument } from '../document/open-document.tsx'
import { type LadderStep, nextStep } from './ladder.ts'
import { letterOf, letterText } from './letter.ts'
import { LetterText } from './letter-ways.tsx'

interface PackProps {
  complaint: Complaint
  steps: readonly LadderStep[]
  like?: readonly string[] | undefined
}

/** The document that a borrower takes to the next office; folded until there is one to go to. */
export function PackFold({ complaint, steps, like }: PackProps) {
  const pending = useStore(showDocument.$pending)
  return (
    <>
      <Fold
        title={<h3 className="office_name">{messages.bringTitle}</h3>}
        open={nextStep(steps, complaint.state) > 0}
      >
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
        <LetterText text={letterText(letterOf(complaint, like))} />
      </Fold>
      <OpenDocument />
    </>
  )
}
