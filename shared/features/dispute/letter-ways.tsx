import { useId, useState } from 'react'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { emailLink, openContact } from '../../bridge/contact.ts'
import { copyText } from '../../bridge/copy-text.ts'
import { openLink } from '../../bridge/open-link.ts'
import { showToast } from '../../context/toast.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { CopyIcon } from '../../ui/icon/copy-icon.tsx'
import { MailIcon } from '../../ui/icon/mail-icon.tsx'
import { formPage, type LadderStep } from './ladder.ts'
import { type letterOf, letterText } from './letter.ts'

interface LetterButtonProps {
  office: LadderStep
  letter: ReturnType<typeof letterOf>
}

export function LetterButton({ office, letter }: LetterButtonProps) {
  const { name, email = '' } = office
  const link = emailLink(email, letter)
  const page = formPage(office)
  if (!link && page) {
    const openForm = async () => {
      if (await copyText(letterText(letter))) showToast(messages.letterCopied)
      openLink(page)
    }
    return (
      <Button variant="secondary" onClick={openForm}>
        <CopyIcon />
        {formatMessage(messages.letterForm, { site: new URL(page).hostname })}
      </Button>
    )
  }
  if (!link) return null
  return (
    <Button variant="secondary" onClick={() => openContact(link)}>
      <MailIcon />
      {formatMessage(messages.letter, { office: name })}
    </Button>
  )
}

export function LetterText({ text }: { text: string }) {
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
