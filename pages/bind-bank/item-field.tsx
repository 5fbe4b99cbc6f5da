import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { bankMessages as messages } from '#messages/bank.ts'
import { commonMessages } from '#messages/common.ts'
import type { BankItem } from '../../shared/api/bank-form.ts'
import { maskInput } from '../../shared/forms/mask-input.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Choices } from '../../shared/ui/choices/choices.tsx'
import { DayField } from '../../shared/ui/day-field/day-field.tsx'
import { Field } from '../../shared/ui/field/field.tsx'
import { focusPlace } from '../../shared/ui/focus-place.ts'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { Picker } from '../../shared/ui/picker/picker.tsx'
import { isBirthdayItem } from './day-bounds.ts'
import { maskOf, shownValue } from './items.ts'
import { isShortChoice } from './short-choice.ts'
import type { BindBankPage } from './store.ts'

const longestText = 100

interface ItemFieldProps {
  item: BankItem
  store: Pick<BindBankPage, 'entries' | 'change' | 'load'>
}

export function ItemField({ item, store: { entries, change, load } }: ItemFieldProps) {
  const value = useStore(entries.$values)[item.name] ?? ''
  const error = useStore(entries.$errors)[item.name]
  const { kind, name, title: label, options } = item
  const common = { name, label, error, hint: item.hint || undefined }
  const set = (entered: string) => change(name, entered)
  if (isWithoutOptions(item)) return <NoOptions name={name} label={label} onRetry={load} />
  switch (kind) {
    case 'choice':
      if (isShortChoice(item)) {
        return <Choices {...common} options={options} value={value} onChange={set} />
      }
      return <LongChoice {...common} item={item} value={value} onChange={set} />
    case 'city':
      return <LongChoice {...common} item={item} value={value} onChange={set} />
    case 'day':
      return <DayField {...common} value={value} isBirthday={isBirthdayItem(item)} onChange={set} />
    case 'number':
      return (
        <Field
          {...common}
          inputMode="numeric"
          maxLength={longestText}
          value={value}
          onChange={event => set(maskInput(event.target, maskOf(item)))}
        />
      )
    case 'text':
      return (
        <Field
          {...common}
          maxLength={longestText}
          value={value}
          onChange={event => set(event.target.value)}
        />
      )
  }
}

const isWithoutOptions = ({ kind, options }: BankItem) =>
  (kind === 'choice' || kind === 'city') && options.length === 0

interface NoOptionsProps {
  name: string
  label: string
  onRetry: () => void
}

/** The button has the input's name, since a form with an error leads there. */
function NoOptions({ name, label, onRetry }: NoOptionsProps) {
  // The button goes away once it is tapped; a tab that was chosen keeps the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPlace()
    },
    []
  )
  return (
    <Notice text={formatMessage(messages.noOptions, { what: label })}>
      <Button variant="secondary" name={name} onClick={onRetry}>
        {commonMessages.tryAgain}
      </Button>
      <CallButton />
    </Notice>
  )
}

interface LongChoiceProps {
  item: BankItem
  name: string
  label: string
  error: string | undefined
  hint: string | undefined
  value: string
  onChange: (type: string) => void
}

function LongChoice({ item, value, ...rest }: LongChoiceProps) {
  return (
    <Picker
      {...rest}
      options={item.options}
      value={value}
      text={shownValue(item, value)}
      texts={messages}
    />
  )
}
