import { deletionFormMessages as messages } from '#messages/deletion-form.ts'
import { brand } from '../../../shared/config/brand.ts'
import { onlyDigits } from '../../../shared/forms/masks.ts'
import { validPhone } from '../../../shared/forms/phone.ts'
import { byId } from '../by-id.ts'

const names = ['phone', 'picture', 'code'] as const
type DeleteField = (typeof names)[number]

export const inputOf = (name: DeleteField) => byId(name) as HTMLInputElement
export const typed = (name: DeleteField) => inputOf(name).value.trim()
export const typedCode = () => onlyDigits(typed('code'))

const isWrong: Record<DeleteField, () => boolean> = {
  phone: () => validPhone(typed('phone'), brand.market, 'wrong') !== undefined,
  picture: () => !typed('picture'),
  code: () => !typedCode()
}

function mark(name: DeleteField, problem = ''): void {
  inputOf(name).setAttribute('aria-invalid', String(problem !== ''))
  const error = byId(`${name}-error`)
  error.textContent = problem
  error.hidden = !problem
}

export function empty(name: DeleteField): void {
  inputOf(name).value = ''
  mark(name)
}

export function refuse(name: DeleteField, problem: string): void {
  mark(name, problem)
  inputOf(name).focus()
}

/** Marks wrong fields, and leads to the first. */
export function lacks(fields: readonly DeleteField[]): boolean {
  const wrong = fields.filter(name => isWrong[name]())
  for (const name of fields) mark(name, wrong.includes(name) ? messages.needed[name] : '')
  const [first] = wrong
  if (first) inputOf(first).focus()
  return first !== undefined
}

export function watchFields(): void {
  for (const name of names) {
    inputOf(name).addEventListener('input', () => isWrong[name]() || mark(name))
  }
}

export function tell(id: 'refusal' | 'sent', text: string): void {
  byId(id).textContent = text
}
