import { act } from 'react'

/** Types or chooses a value, as a person does: React takes no other for a change. */
export async function enter(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null,
  value: string
): Promise<void> {
  if (!control) throw new Error('There is no such field')
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  await act(async () => void control.dispatchEvent(new Event(type, { bubbles: true })))
}
