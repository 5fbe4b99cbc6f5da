import { useId, useState } from 'react'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { emailLink, openContact } from '../../bridge/contact.ts'
import { copyText } from '../../bridge/copy-text.ts'
import { openLink } from '../../bridge/open-link.ts'
import { showToast } from '../../context/toast.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { CopyIcon } from '../../ui/icon/copy-icon.tsx'
import { DocumentIcon } from '../../ui/icon/document-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
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
      <RowButton icon={<CopyIcon />} onClick={openForm}>
        {formatMessage(messages.letterForm, { site: new URL(page).hostname })}
      </RowButton>
    )
  }
  if (!link) return null
  return (
    <RowButton icon={<DocumentIcon />} onClick={() => openContact(link)}>
      {formatMessage(messages.letter, { office: name })}
    </RowButton>
  )
}

export function LetterText({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Fold title={messages.letterText} onToggle={setOpen}>
      {open && (
        <>
          <p className="office_letter-text" id={id}>
            {text}
          </p>
          <CopyButton text={text} what={messages.letterCopy} shownIn={id} />
        </>
      )}
    </Fold>
  )
}
