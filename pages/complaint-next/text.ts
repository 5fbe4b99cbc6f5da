import { computed } from 'nanostores'
import { collectionType } from '../../shared/api/wire/complaint.ts'
import { company } from '../../shared/config/company.ts'
import { createForm } from '../../shared/forms/form.ts'
import { limitText, textLength } from '../../shared/forms/limit-text.ts'
import { filled } from '../../shared/forms/validators.ts'
import { complaintNextMessages as messages } from '../../shared/messages/complaint.ts'
import { chosen } from './chosen.ts'

export const longestText = 200

const lines = company.collectionLines

/** The description, and the answers to the brand's questions about a collection. */
export const form = createForm<string>(
  Object.fromEntries([['text', ''], ...lines.map(({ name }) => [name, ''])])
)

export type Values = Readonly<Record<string, string>>

/** The questions that a complaint of a type is asked. */
export const questionsOf = (type: string): typeof lines => (type === collectionType ? lines : [])

/**
 * What is sent: the description, then the answered questions, each on a line of its own. Answers to
 * what this type is not asked stay in the draft, in case it is changed back.
 */
export function composeText(values: Values): string {
  const answered = questionsOf(chosen().type).map(({ name, prefix }) => {
    const answer = values[name] ?? ''
    return answer.trim() ? `${prefix}: ${answer}` : ''
  })
  return [values.text ?? '', ...answered].filter(part => part.trim()).join('\n')
}

export const $used = computed(form.$values, values => textLength(composeText(values)))

/** Takes what was typed into one of the inputs, as far as all of them together have room. */
export function changeText(name: string, typed: string): string {
  const values = form.$values.get()
  const isSent = name === 'text' || questionsOf(chosen().type).some(each => each.name === name)
  const taken = isSent ? textLength(composeText({ ...values, [name]: 'x' })) - 1 : 0
  const stays = limitText(values[name] ?? '', typed, Math.max(0, longestText - taken))
  form.change(name, stays)
  // An answered question is a description too: the error below it goes away.
  if (name !== 'text') form.change('text', values.text ?? '')
  return stays
}

export const claims = () => ({
  text: () => filled(composeText(form.$values.get()), messages.missingText)
})

/** Takes over what a draft has kept, as far as there is room. */
export function fillIn(text: string, answers: Values): void {
  for (const { name } of lines) form.change(name, '')
  form.change('text', '')
  changeText('text', text)
  for (const { name } of lines) changeText(name, answers[name] ?? '')
}

/** What a draft keeps. */
export function writtenText(): { text: string; lines: Record<string, string> } {
  const { text = '', ...answers } = form.$values.get()
  return { text, lines: answers }
}
