import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '../../../pages/site/contact/draft.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+08:00') })
})

afterEach(() => {
  vi.useRealTimers()
})

function openForm() {
  document.body.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>'
  const form = document.forms[0] as HTMLFormElement
  const draft = keepDraft(form)
  const type = (name: string, value: string) => {
    const field = form.elements.namedItem(name) as HTMLInputElement
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const fields = () => Object.fromEntries(new FormData(form))
  return { ...draft, type, fields }
}

test('typed texts are there after a reload, until they have been sent', () => {
  openForm().type('message', 'When do you open?')
  const again = openForm()
  expect(again.fields()).toEqual({ name: '', message: 'When do you open?' })
  again.drop()
  expect(openForm().fields()).toEqual({ name: '', message: '' })
})

test('a text typed ten minutes ago is gone, from the storage too', () => {
  openForm().type('name', 'A visitor')
  vi.advanceTimersByTime(10 * 60_000)
  expect(openForm().fields()).toEqual({ name: '', message: '' })
  expect(sessionStorage.length).toBe(0)
})

test.each(['no JSON', 'null', '{"typedAt":"x","values":null}'])(
  '%s in the storage is no draft',
  text => {
    sessionStorage.setItem('loan:contact', text)
    expect(openForm().fields()).toEqual({ name: '', message: '' })
  }
)
