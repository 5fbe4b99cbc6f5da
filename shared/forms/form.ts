import { atom } from 'nanostores'
import type { FormEvent } from 'react'

type FormValues<Name extends string> = Record<Name, string>

/** Answers what to do about a value, as an instruction, or undefined when it is fine. */
type Validator = (value: string) => string | undefined

export type Validators<Name extends string> = Partial<Record<Name, Validator>>

/**
 * The values of a form's inputs and their errors. Checked on submit, never while typing;
 * whatever was typed is kept. The names are those of the inputs, in the order they stand.
 */
export function createForm<Name extends string>(initial: FormValues<Name>) {
  const $values = atom(initial)
  const $errors = atom<Partial<Record<Name, string>>>({})

  /** Takes what was typed; an error that it may have answered goes away. */
  const change = (name: Name, value: string) => {
    $values.set({ ...$values.get(), [name]: value })
    if ($errors.get()[name]) $errors.set({ ...$errors.get(), [name]: undefined })
  }

  const refuse = (name: Name, message: string) => {
    $errors.set({ ...$errors.get(), [name]: message })
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

  return { $values, $errors, change, refuse, check }
}

export type Form<Name extends string> = ReturnType<typeof createForm<Name>>

/** Puts the focus into an input of the form, which a screen reader reads with its error. */
export function focusInput(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name)
  const element = input instanceof RadioNodeList ? input[0] : input
  if (!(element instanceof HTMLElement)) return
  element.focus()
  // Its error comes with the next frame, and takes its room below.
  requestAnimationFrame(() => element.scrollIntoView?.({ block: 'center' }))
}

/**
 * The `onSubmit` of a form: checks, then acts, or leads to the first problem. An error that the answer of the
 * action brings is led to as well: nobody else tells a screen reader of it.
 */
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
