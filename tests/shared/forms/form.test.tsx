import { useStore } from '@nanostores/react'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createForm, type Form, focusInput, submitWith } from '../../../shared/forms/form.ts'
import { filled, longEnough } from '../../../shared/forms/validators.ts'
import { Field } from '../../../shared/ui/field/field.tsx'
import { prepareRoot } from '../../setup/react-root.ts'

const validators = {
  name: (value: string) => filled(value, 'Enter your name'),
  code: (value: string) => longEnough(value, 6, 'Enter the six digits')
}

const names = ['name', 'code', 'note'] as const

interface ViewProps {
  form: Form<(typeof names)[number]>
  onSend: () => void
}

function View({ form, onSend }: ViewProps) {
  const values = useStore(form.$values)
  const errors = useStore(form.$errors)
  return (
    <form noValidate onSubmit={submitWith(form, () => validators, onSend)}>
      {names.map(name => (
        <Field
          key={name}
          label={name}
          name={name}
          hint={name === 'code' ? 'From the message' : undefined}
          value={values[name]}
          error={errors[name]}
          onChange={event => form.change(name, event.target.value)}
        />
      ))}
    </form>
  )
}

async function show() {
  const form = createForm({ name: '', code: '', note: '' })
  const sent = vi.fn()
  const { root } = prepareRoot()
  await act(() => root.render(<View form={form} onSend={sent} />))
  const element = document.querySelector('form') as HTMLFormElement
  const input = (name: string) => element.elements.namedItem(name) as HTMLInputElement
  const submit = () =>
    act(() => element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  const description = (name: string) =>
    (input(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(', ')
  return { form, sent, input, submit, description }
}

test('a form says what to do beside each input and leads to the first', async () => {
  const { form, sent, input, submit, description } = await show()
  await act(() => form.change('name', ' '))
  await submit()
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(input('name'))
  expect(input('name').getAttribute('aria-invalid')).toBe('true')
  expect(description('name')).toBe('Enter your name')
  expect(description('code')).toBe('From the message, Enter the six digits')
  expect(input('note').hasAttribute('aria-describedby')).toBe(false)
  expect(input('name').value).toBe(' ')
})

test('the first problem comes into the middle of the screen, once its error is drawn', async () => {
  const { input, submit } = await show()
  const scroll = vi.fn()
  Object.assign(input('name'), { scrollIntoView: scroll })
  await submit()
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' }))
})

test('a refusal that comes with the answer gets the focus, one that stood before does not', async () => {
  const { form, sent, input, submit, description } = await show()
  await act(() => {
    form.change('name', 'Ada')
    form.change('code', '123456')
  })
  sent.mockImplementation(async () => form.refuse('note', 'Too long for us'))
  await submit()
  expect(document.activeElement).toBe(input('note'))
  expect(description('note')).toBe('Too long for us')
  input('name').focus()
  await submit()
  expect(document.activeElement).toBe(input('name'))
})

test('typing takes away the error of its input only', async () => {
  const { form, input, submit, description } = await show()
  await submit()
  await act(() => form.change('name', 'Ada'))
  expect(input('name').hasAttribute('aria-invalid')).toBe(false)
  expect(description('code')).toContain('Enter the six digits')
})

test('a form whose inputs are right is sent, with what the server says beside them', async () => {
  const { form, sent, submit, description } = await show()
  await act(() => form.change('name', 'Ada'))
  await act(() => form.change('code', '123456'))
  await submit()
  expect(sent).toHaveBeenCalledTimes(1)
  await act(() => form.refuse('code', 'Ask for a new code'))
  expect(description('code')).toBe('From the message, Ask for a new code')
})

test('a check leaves alone what the server said of an input that it does not look at', () => {
  const form = createForm({ name: '', code: '', note: '' })
  form.refuse('note', 'No links, please')
  expect(form.check(validators)).toEqual({ name: 'name', message: 'Enter your name' })
  expect(form.$errors.get()).toEqual({
    name: 'Enter your name',
    code: 'Enter the six digits',
    note: 'No links, please'
  })
})

test('a form can be asked whether it is right, and marks nothing for that', () => {
  const form = createForm({ name: '', code: '123456', note: '' })
  expect(form.isValid(validators)).toBe(false)
  expect(form.$errors.get()).toEqual({})
  form.change('name', 'Juana')
  expect(form.isValid(validators)).toBe(true)
})

test('typing where nothing is wrong changes no error', () => {
  const form = createForm({ name: '', note: '' })
  const listener = vi.fn()
  form.$errors.listen(listener)
  form.change('name', 'Ada')
  expect(listener).not.toHaveBeenCalled()
})

test('a name that no input has leads nowhere', () => {
  const form = document.createElement('form')
  form.innerHTML = '<input name="name">'
  document.body.append(form)
  onTestFinished(() => form.remove())
  expect(() => focusInput(form, 'other')).not.toThrow()
  focusInput(form, 'name')
  expect(document.activeElement).toBe(form.elements.namedItem('name'))
})

test.each([
  [' ab ', 2, undefined],
  [' ab ', 3, 'more'],
  ['👍👍', 3, 'more']
])('"%s" has %i characters or asks for more', (text, length, answer) => {
  expect(longEnough(text, length, 'more')).toBe(answer)
})
