import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { pageSymbol } from '../../shared/context/page-symbol.ts'
import { referenceSlip } from '../../shared/loan/reference-slip.ts'
import { Field } from '../../shared/ui/field/field.tsx'
import { PaidDay } from './paid-day.tsx'
import { type PaymentField, paymentFields } from './payment-fields.ts'
import type { ComplaintNextPage } from './store.ts'

const inputsOf = (
  sign: string
): Partial<Record<PaymentField, Partial<ComponentProps<typeof Field>>>> => ({
  paidBy: { hint: messages.paidByHint },
  paidAmount: { inputMode: 'decimal', sign },
  paidReference: { autoCapitalize: 'characters', spellCheck: false }
})

type PaymentQuestionsProps = Pick<ComplaintNextPage, 'text' | '$references'>

export function PaymentQuestions({
  text: { form, changeText },
  $references
}: PaymentQuestionsProps) {
  const values = useStore(form.$values)
  const errors = useStore(form.$errors)
  const references = useStore($references)
  const inputs = inputsOf(pageSymbol())
  const { paidBy = '', paidReference = '' } = values
  const sameChannel = references.filter(({ channel }) => channel === paidBy)
  const slip = referenceSlip(
    paidReference,
    sameChannel.map(({ reference }) => reference)
  )
  return (
    <>
      {paymentFields.map(({ name, question, longest }) => {
        const common = { label: question, name, value: values[name] ?? '', error: errors[name] }
        if (name === 'paidAt') {
          return <PaidDay {...common} key={name} onChange={day => changeText(name, day)} />
        }
        return (
          <Field
            {...inputs[name]}
            {...common}
            key={name}
            maxLength={longest}
            {...(name === 'paidReference' && slip && { hint: messages.slips[slip] })}
            onChange={event => changeText(name, event.target.value)}
          />
        )
      })}
    </>
  )
}
