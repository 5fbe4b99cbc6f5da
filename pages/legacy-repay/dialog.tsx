import { useStore } from '@nanostores/react'
import { submitWith } from '../../shared/forms/form.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Field } from '../../shared/ui/field/field.tsx'
import { viewLoan } from './address.ts'
import { codeValidators } from './outcome.ts'
import type { LegacyRepayPage } from './store.ts'

interface StoreProps {
  store: LegacyRepayPage
}

export function LegacyDialog({ store }: StoreProps) {
  const dialog = useStore(store.$dialog)
  const { closeDialog } = store
  switch (dialog) {
    case 'sms':
      return <SmsStep store={store} />
    case 'again':
      return <PayAgainDialog store={store} />
    case 'duplicate':
      return (
        <Notice title={messages.duplicate} text={messages.duplicateText} onClose={closeDialog} />
      )
    case 'uncertain':
      return (
        <Notice title={messages.uncertain} text={messages.uncertainText} onClose={closeDialog} />
      )
    default:
      return null
  }
}

function PayAgainDialog({ store }: StoreProps) {
  return (
    <Dialog
      title={messages.againTitle}
      closable={messages.close}
      mustChoose
      onClose={store.closeDialog}
    >
      <p>{messages.againText}</p>
      <DialogActions>
        <Button variant="secondary" onClick={() => store.pay(true)}>
          {messages.again}
        </Button>
        <Button onClick={viewLoan}>{messages.viewLoan}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface NoticeProps {
  title: string
  text: string
  onClose: () => void
}

function Notice({ title, text, onClose }: NoticeProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
        <Button onClick={viewLoan}>{messages.viewLoan}</Button>
      </DialogActions>
    </Dialog>
  )
}

function SmsStep({ store }: StoreProps) {
  const { codeForm, $resendIn, closeDialog, confirmCode, resendCode } = store
  const summary = useStore(store.$summary)
  const { code } = useStore(codeForm.$values)
  const errors = useStore(codeForm.$errors)
  const seconds = useStore($resendIn)
  const confirming = useStore(confirmCode.$pending)
  const resending = useStore(resendCode.$pending)
  return (
    // The second of two taps that opened it would close it again.
    <Dialog title={messages.smsTitle} closable={messages.close} mustChoose onClose={closeDialog}>
      <form
        className="legacy_sms"
        noValidate
        onSubmit={submitWith(codeForm, codeValidators, confirmCode)}
      >
        <p className="legacy_soft">{summary}</p>
        <Field
          label={messages.smsCode}
          hint={messages.smsHint}
          error={errors.code}
          name="code"
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={event => codeForm.change('code', event.target.value)}
        />
        <Button
          variant="quiet"
          pending={resending}
          softDisabled={seconds > 0}
          onClick={() => resendCode()}
        >
          {seconds > 0 ? formatMessage(messages.resendIn, { seconds }) : messages.resend}
        </Button>
        <DialogActions>
          <Button type="submit" pending={confirming}>
            {messages.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
