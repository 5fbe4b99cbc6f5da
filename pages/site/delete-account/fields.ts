import { brand } from '../../../shared/config/brand.ts'
import { validPhone } from '../../../shared/forms/phone.ts'
import { byId } from '../by-id.ts'

type DeleteField = 'phone' | 'picture' | 'code'

export const inputOf = (name: DeleteField) => byId(name) as HTMLInputElement
export const typed = (name: DeleteField) => inputOf(name).value.trim()

const isWrong: Record<DeleteField, () => boolean> = {
  phone: () => validPhone(typed('phone'), brand.market, 'wrong') !== undefined,
  picture: () => !typed('picture'),
  code: () => !typed('code')
}

/** Marks wrong fields, and leads to the first. */
export function lacks(names: readonly DeleteField[]): boolean {
  const wrong = names.filter(name => isWrong[name]())
  for (const name of names) {
    inputOf(name).setAttribute('aria-invalid', String(wrong.includes(name)))
    byId(`${name}-error`).hidden = !wrong.includes(name)
  }
  const [first] = wrong
  if (first) inputOf(first).focus()
  return first !== undefined
}

export function tell(id: 'refusal' | 'sent', text: string): void {
  byId(id).textContent = text
}
