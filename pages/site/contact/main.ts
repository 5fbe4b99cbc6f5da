/** The contact form's script. Nothing is sent: it checks, and says where to write. */

import { formatMessage } from '../../../shared/lib/format-message.ts'

const names = ['name', 'phone', 'message'] as const

function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

/** Shows which fields are empty and answers the first of them. */
function markEmpty(form: HTMLFormElement, values: FormData): HTMLElement | undefined {
  const empty = names.filter(name => !String(values.get(name)).trim())
  for (const name of names) {
    const isEmpty = empty.includes(name)
    byId(name).setAttribute('aria-invalid', String(isEmpty))
    byId(`${name}-error`).hidden = !isEmpty
  }
  const incomplete = byId('incomplete')
  incomplete.textContent = empty.length > 0 ? (incomplete.dataset.text ?? '') : ''
  return empty[0] && (form.elements.namedItem(empty[0]) as HTMLElement)
}

/** The message as an e-mail of the visitor's own, to be sent or not. */
function mailAddress(email: string, values: FormData): string {
  const [name, phone, message] = names.map(each => String(values.get(each)).trim())
  const body = `${message}\n\n${name}\n${phone}`
  return `mailto:${email}?subject=${encodeURIComponent(name ?? '')}&body=${encodeURIComponent(body)}`
}

function confirm(form: HTMLFormElement, values: FormData): void {
  const done = byId('done')
  const title = done.querySelector('h3')
  if (title) {
    const name = String(values.get('name')).trim()
    title.textContent = formatMessage(title.textContent ?? '', { name })
  }
  byId('write').setAttribute('href', mailAddress(form.dataset.email ?? '', values))
  form.hidden = true
  done.hidden = false
  done.focus()
}

document.querySelector('form')?.addEventListener('submit', event => {
  event.preventDefault()
  const form = event.currentTarget as HTMLFormElement
  const values = new FormData(form)
  const first = markEmpty(form, values)
  if (first) first.focus()
  else confirm(form, values)
})
