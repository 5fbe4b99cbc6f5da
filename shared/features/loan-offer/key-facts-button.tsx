import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'

interface KeyFactsButtonProps {
  pending?: boolean
  onOpen?: () => void
}

export function KeyFactsButton({ pending = false, onOpen }: KeyFactsButtonProps) {
  return (
    <Button variant="secondary" aria-haspopup="dialog" pending={pending} onClick={onOpen}>
      <DocumentIcon />
      {messages.keyFacts}
    </Button>
  )
}
