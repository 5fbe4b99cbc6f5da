import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { draftMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { PhotoList } from '../../shared/features/photos/photo-list.tsx'
import { submitWith } from '../../shared/forms/form.ts'
import { textLength } from '../../shared/forms/limit-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { TextArea } from '../../shared/ui/field/text-area.tsx'
import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'
import { longestReply, type Reply } from './reply.ts'

const focusOnce = (area: HTMLTextAreaElement | null) => area?.focus()

/** In a closed conversation the reply says why it is not settled. */
export function ReplyForm({ reply, reopens }: { reply: Reply; reopens: boolean }) {
  const { content } = useStore(reply.form.$values)
  const errors = useStore(reply.form.$errors)
  const pending = useStore(reply.send.$pending)
  const isKept = useStore(reply.$isKept)
  const [isWriting] = useState(reply.isWriting)
  const [isTapped, setTapped] = useState(false)
  const act = reopens ? messages.reopen : messages.send
  const counter = { count: textLength(content), limit: longestReply }
  if (!isWriting && !isTapped) {
    return (
      <Button variant="secondary" onClick={() => setTapped(true)}>
        <ChatIcon />
        {act}
      </Button>
    )
  }
  return (
    <form
      className="conversation_reply"
      noValidate
      onSubmit={submitWith(reply.form, reply.validators, reply.send)}
    >
      <TextArea
        label={reopens ? messages.reason : messages.reply}
        ref={isTapped ? focusOnce : undefined}
        name="content"
        rows={3}
        value={content}
        error={errors.content}
        counter={formatMessage(messages.counter, counter)}
        onText={reply.change}
      />
      {!reopens && <PhotoList photos={reply.photos} />}
      {!isKept && <p className="conversation_unsaved">{draftMessages.unsaved}</p>}
      <Button type="submit" variant={reopens ? 'secondary' : 'primary'} pending={pending}>
        {act}
      </Button>
    </form>
  )
}
