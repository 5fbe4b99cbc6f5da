import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { commonMessages as common } from '#messages/common.ts'
import { draftMessages } from '#messages/complaint.ts'
import { arrangementReasons } from '../../shared/api/arrangement.ts'
import { pageSymbol } from '../../shared/context/page-symbol.ts'
import { submitWith } from '../../shared/forms/form.ts'
import { $keyboardOpen } from '../../shared/forms/keyboard.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import '../../shared/styles/deaf.css'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import '../../shared/ui/action-bar/form-bar.css'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Choices } from '../../shared/ui/choices/choices.tsx'
import { DayField } from '../../shared/ui/day-field/day-field.tsx'
import { useCover } from '../../shared/ui/dialog/use-cover.ts'
import { DraftNotice } from '../../shared/ui/draft-notice/draft-notice.tsx'
import { Field } from '../../shared/ui/field/field.tsx'
import { TextArea } from '../../shared/ui/field/text-area.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { Refusal } from '../../shared/ui/notice/refusal.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { longestNote } from './request.ts'
import type { ArrangementPage } from './store.ts'

interface QuestionProps {
  store: ArrangementPage
}

export function RequestQuestions({ store }: QuestionProps) {
  const { request } = store
  const step = useStore(request.$step)
  const restored = useStore(request.$restored)
  const isKept = useStore(request.$isKept)
  const refusal = useStore(request.$refusal)
  const pending = useStore(request.send.$pending)
  const keyboardOpen = useStore($keyboardOpen)
  const Question = questions[step]
  return (
    <form
      className="arrangement_form"
      noValidate
      onSubmit={submitWith(request.form, request.validators, request.go)}
    >
      {restored && <DraftNotice onDiscard={request.discard} />}
      {!isKept && <Notice text={draftMessages.unsaved} />}
      <Card>
        <h2 className="arrangement_step">{formatMessage(messages.step, { number: step + 1 })}</h2>
        <Question store={store} />
      </Card>
      {step === 2 && <p className="arrangement_note">{messages.meanwhile}</p>}
      <PrivacyNote />
      {refusal && <Refusal {...refusal} />}
      <ActionBar key={step} hidden={keyboardOpen}>
        <div className={step > 0 ? 'arrangement_bar' : undefined}>
          {step > 0 && <WayBack back={request.back} />}
          <Button type="submit" pending={pending}>
            {step === 2 ? messages.send : common.next}
          </Button>
        </div>
      </ActionBar>
    </form>
  )
}

/** The phone's own way back leads to the question before, too. */
function WayBack({ back }: { back: () => void }) {
  useCover(back)
  return (
    <Button variant="secondary" onClick={back}>
      {common.back}
    </Button>
  )
}

function Reason({ store: { request } }: QuestionProps) {
  const { reason } = useStore(request.form.$values)
  const errors = useStore(request.form.$errors)
  const options = arrangementReasons.map(type => ({ type, name: messages.reasons[type] }))
  return (
    <Choices
      label={messages.reason}
      name="reason"
      options={options}
      value={reason}
      error={errors.reason}
      onChange={value => request.form.change('reason', value)}
    />
  )
}

function CanPay({ store: { request } }: QuestionProps) {
  const { canPay } = useStore(request.form.$values)
  const errors = useStore(request.form.$errors)
  return (
    <Field
      label={messages.canPay}
      hint={messages.canPayHint}
      name="canPay"
      inputMode="decimal"
      sign={pageSymbol()}
      value={canPay}
      error={errors.canPay}
      onChange={event => request.form.change('canPay', event.target.value)}
    />
  )
}

function PayOn({ store: { request } }: QuestionProps) {
  const { payOn, note } = useStore(request.form.$values)
  const errors = useStore(request.form.$errors)
  return (
    <>
      <DayField
        label={messages.payOn}
        name="payOn"
        value={payOn}
        error={errors.payOn}
        onChange={value => request.form.change('payOn', value)}
      />
      <TextArea
        label={messages.note}
        name="note"
        rows={3}
        value={note}
        limit={longestNote}
        onText={request.changeNote}
      />
    </>
  )
}

const questions = [Reason, CanPay, PayOn] as const
