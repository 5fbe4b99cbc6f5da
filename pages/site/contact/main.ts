/** Without an address to send to, the message becomes an e-mail of the visitor's. */

import { formatMessage } from '../../../shared/messages/format-message.ts'
import { whenSent } from '../../../shared/ui/text-frame/when-sent.ts'
import { byId } from '../by-id.ts'
import { keepDraft } from './draft.ts'
import { sendMessage } from './send-message.ts'

const names = ['name', 'phone', 'message'] as const

function tell(id: string, says: boolean): void {
  const alert = byId(id)
  alert.textContent = says ? (alert.dataset.text ?? '') : ''
}

function markEmpty(form: HTMLFormElement, values: FormData): HTMLElement | undefined {
  const empty = names.filter(name => !String(values.get(name)).trim())
  for (const name of names) {
    const isEmpty = empty.includes(name)
    byId(name).setAttribute('aria-invalid', String(isEmpty))
    byId(`${name}-error`).hidden = !isEmpty
  }
  tell('incomplete', empty.length > 0)
  return empty[0] && (form.elements.namedItem(empty[0]) as HTMLElement)
}

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
  document
    .getElementById('write')
    ?.setAttribute('href', mailAddress(form.dataset.email ?? '', values))
  form.hidden = true
  done.hidden = false
  done.focus()
}

const form = document.querySelector('form')
const button = form?.querySelector('button')

if (form && button) {
  const draft = keepDraft(form)
  const label = button.textContent
  let isBusy = false
  whenSent(form, async event => {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(form)
    const first = markEmpty(form, values)
    tell('failed', false)
    if (first) return first.focus()
    const { url } = form.dataset
    if (!url) return confirm(form, values)
    isBusy = true
    button.textContent = button.dataset.busy ?? ''
    const isSent = await sendMessage(url, values)
    isBusy = false
    button.textContent = label
    if (!isSent) return tell('failed', true)
    draft.drop()
    confirm(form, values)
  })
}
