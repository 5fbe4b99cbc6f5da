import { atom } from 'nanostores'
import type { FormEvent } from 'react'

type FormValues<Name extends string> = Record<Name, string>

/** The instruction for a wrong value; undefined for a right one. */
type Validator = (value: string) => string | undefined

export type Validators<Name extends string> = Partial<Record<Name, Validator>>

/** Values and errors by input name, in the inputs' order. Checked on submit, never while typing. */
export function createForm<Name extends string>(initial: FormValues<Name>) {
  const $values = atom(initial)
  const $errors = atom<Partial<Record<Name, string>>>({})

  const change = (name: Name, value: string) => {
    $values.set({ ...$values.get(), [name]: value })
    if ($errors.get()[name]) $errors.set({ ...$errors.get(), [name]: undefined })
  }

  const refuse = (name: Name, message: string) => {
    $errors.set({ ...$errors.get(), [name]: message })
  }

  /** Whether all is right as it is; marks nothing. */
  const isValid = (validators: Validators<Name>): boolean => {
    const values = $values.get()
    return (Object.keys(values) as Name[]).every(name => !validators[name]?.(values[name]))
  }

  const check = (validators: Validators<Name>): { name: Name; message: string } | undefined => {
    const values = $values.get()
    const names = (Object.keys(values) as Name[]).filter(name => validators[name])
    const errors = { ...$errors.get() }
    for (const name of names) errors[name] = validators[name]?.(values[name])
    $errors.set(errors)
    const name = names.find(each => errors[each])
    return name && { name, message: errors[name] ?? '' }
  }

  return { $values, $errors, change, refuse, check, isValid }
}

export type Form<Name extends string> = ReturnType<typeof createForm<Name>>

export function focusInput(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name)
  const element = input instanceof RadioNodeList ? input[0] : input
  if (!(element instanceof HTMLElement)) return
  element.focus()
  // The error comes with the next frame.
  requestAnimationFrame(() => element.scrollIntoView?.({ block: 'center' }))
}

/** Checks, then acts, or leads to the first problem, also to one that the answer brings. */
export function submitWith<Name extends string>(
  form: Form<Name>,
  validators: () => Validators<Name>,
  act: () => unknown
) {
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const problem = form.check(validators())
    if (problem) return focusInput(element, problem.name)
    const before = form.$errors.get()
    await act()
    const errors = form.$errors.get()
    const names = Object.keys(form.$values.get()) as Name[]
    const refused = names.find(name => errors[name] && errors[name] !== before[name])
    if (refused) focusInput(element, refused)
  }
}
