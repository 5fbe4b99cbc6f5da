import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { draftMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { PhotoList } from '../../shared/features/photos/photo-list.tsx'
import { submitWith } from '../../shared/forms/form.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { TextArea } from '../../shared/ui/field/text-area.tsx'
import { focusOnce } from '../../shared/ui/focus-once.ts'
import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'
import { isOpenAt, longestReply, type Reply } from './reply.ts'

interface ReplyFormProps {
  reply: Reply
  /** In a closed conversation the reply says why it is not settled. */
  reopens: boolean
  isAnswered: boolean
}

export function ReplyForm({ reply, reopens, isAnswered }: ReplyFormProps) {
  const { content } = useStore(reply.form.$values)
  const errors = useStore(reply.form.$errors)
  const pending = useStore(reply.send.$pending)
  const isKept = useStore(reply.$isKept)
  const step = useStore(reply.$step)
  const label = reopens ? messages.reopen : isAnswered ? messages.send : messages.add
  const send = async () => {
    await reply.send()
    if (!reply.isWriting()) reply.$step.set('left')
  }
  if (!isOpenAt(step)) {
    return (
      <Button
        variant="secondary"
        ref={step === 'left' ? focusOnce : undefined}
        onClick={() => reply.$step.set('tapped')}
      >
        <ChatIcon />
        {label}
      </Button>
    )
  }
  return (
    <form
      className="conversation_reply"
      noValidate
      onSubmit={submitWith(reply.form, reply.validators, send)}
    >
      <TextArea
        label={reopens ? messages.reason : messages.reply}
        ref={step === 'tapped' ? focusOnce : undefined}
        name="content"
        rows={3}
        value={content}
        error={errors.content}
        limit={longestReply}
        onText={reply.change}
      />
      {!reopens && <PhotoList photos={reply.photos} />}
      {!isKept && <p className="conversation_unsaved">{draftMessages.unsaved}</p>}
      <div className="conversation_actions">
        <Button
          variant="quiet"
          softDisabled={pending}
          onClick={() => pending || reply.$step.set('left')}
        >
          {common.cancel}
        </Button>
        <Button type="submit" pending={pending}>
          {label}
        </Button>
      </div>
    </form>
  )
}
