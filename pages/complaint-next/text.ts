import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { collectionType } from '../../shared/api/complaint-types.ts'
import { company } from '../../shared/config/company.ts'
import type { ComplaintDraft } from '../../shared/context/complaint-draft.ts'
import { createForm } from '../../shared/forms/form.ts'
import { limitText, textLength } from '../../shared/forms/limit-text.ts'
import { filled } from '../../shared/forms/validators.ts'
import { computed } from '../../shared/lib/computed.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { choiceInAddress } from './choice-in-address.ts'
import {
  amountProblem,
  asksPayment,
  dateProblem,
  paymentFields,
  takesClaims
} from './payment-fields.ts'

export const longestComplaint = 200
const fullText = formatMessage(messages.full, { limit: longestComplaint })

interface Line {
  name: string
  question: string
  prefix: string
}

const lines: readonly Line[] = [...company.collectionLines, ...paymentFields]

export type ComplaintValues = Readonly<Record<string, string>>

export function questionsOf(type: string): readonly Line[] {
  if (type === collectionType) return company.collectionLines
  return asksPayment(type) ? paymentFields : []
}

/** Whether the answers are part of the text; else they are sent beside it. */
const isInText = (type: string) => !(asksPayment(type) && takesClaims())

export function composeText(values: ComplaintValues): string {
  const { type } = choiceInAddress()
  const own = values.text ?? ''
  // The server wants a text: without one, the answers are its text, too.
  if (!isInText(type) && own.trim()) return own
  const answered = questionsOf(type).map(({ name, prefix }) => {
    const answer = values[name] ?? ''
    return answer.trim() ? `${prefix}: ${answer}` : ''
  })
  return [own, ...answered].filter(part => part.trim()).join('\n')
}

export function createText() {
  const form = createForm<string>(
    Object.fromEntries([['text', ''], ...lines.map(({ name }) => [name, ''])])
  )

  const $used = computed(form.$values, values =>
    textLength(isInText(choiceInAddress().type) ? composeText(values) : (values.text ?? ''))
  )

  const changeText = (name: string, typed: string) => {
    const values = form.$values.get()
    const { type } = choiceInAddress()
    const isAsked = isInText(type) && questionsOf(type).some(each => each.name === name)
    const isSent = name === 'text' || isAsked
    const taken = isSent ? textLength(composeText({ ...values, [name]: 'x' })) - 1 : 0
    const stays = limitText(values[name] ?? '', typed, Math.max(0, longestComplaint - taken))
    form.change(name, stays)
    if (name !== 'text' && stays !== typed) form.refuse(name, fullText)
    // An answered question is a description too, so the error goes away.
    if (name !== 'text') form.change('text', values.text ?? '')
    return stays
  }

  const validators = () => ({
    text: () => filled(composeText(form.$values.get()), messages.missingText),
    ...(asksPayment(choiceInAddress().type) && { paidAt: dateProblem, paidAmount: amountProblem })
  })

  const fillIn = (text: string, answers: ComplaintValues) => {
    for (const { name } of lines) form.change(name, '')
    form.change('text', '')
    changeText('text', text)
    for (const { name } of lines) changeText(name, answers[name] ?? '')
  }

  const fillGaps = (answers: Partial<ComplaintValues>) => {
    const values = form.$values.get()
    if (Object.keys(answers).some(name => values[name])) return
    for (const [name, value] of Object.entries(answers)) if (value) changeText(name, value)
  }

  const writtenText = (): Pick<ComplaintDraft, 'text' | 'lines'> => {
    const { text = '', ...answers } = form.$values.get()
    return { text, lines: answers }
  }

  return { form, $used, changeText, validators, fillIn, fillGaps, writtenText }
}

export type ComplaintText = ReturnType<typeof createText>
