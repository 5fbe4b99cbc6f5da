/** Without an address to send to, the message becomes an e-mail of the visitor's. */

import { formatMessage } from '../../../shared/messages/format-message.ts'
import { whenSent } from '../../../shared/ui/text-frame/when-sent.ts'
import { byId } from '../by-id.ts'
import { keepDraft } from './draft.ts'
import { sendMessage } from './send-message.ts'

const names = ['name', 'phone', 'message'] as const

const thanks = document.querySelector('#done h2')
const thanksText = thanks?.textContent ?? ''

const textOf = (values: FormData, name: (typeof names)[number]) => String(values.get(name)).trim()

function tell(id: string, says: boolean): void {
  const alert = byId(id)
  alert.textContent = says ? (alert.dataset.text ?? '') : ''
}

function markEmpty(form: HTMLFormElement, values: FormData): HTMLElement | undefined {
  const empty = names.filter(name => !textOf(values, name))
  for (const name of names) {
    const isEmpty = empty.includes(name)
    byId(name).setAttribute('aria-invalid', String(isEmpty))
    byId(`${name}-error`).hidden = !isEmpty
  }
  tell('incomplete', empty.length > 0)
  return empty[0] && (form.elements.namedItem(empty[0]) as HTMLElement)
}

function mailAddress(email: string, values: FormData): string {
  const [name, phone, message] = names.map(each => textOf(values, each))
  // RFC 6068: lines of an e-mail end with both.
  const body = `${message}\n\n${name}\n${phone}`.replace(/\r?\n/g, '\r\n')
  return `mailto:${email}?subject=${encodeURIComponent(name ?? '')}&body=${encodeURIComponent(body)}`
}

/** The form and the confirmation take turns. */
function showDone(isDone: boolean): void {
  byId('compose').hidden = isDone
  byId('done').hidden = !isDone
  byId(isDone ? 'done' : 'message').focus()
}

function confirm(form: HTMLFormElement, values: FormData): void {
  if (thanks) thanks.textContent = formatMessage(thanksText, { name: textOf(values, 'name') })
  if (!form.dataset.url) {
    byId('write').setAttribute('href', mailAddress(form.dataset.email ?? '', values))
    byId('written').textContent = textOf(values, 'message')
    byId('change').onclick = () => showDone(false)
  }
  showDone(true)
}

const form = document.querySelector('form')
const button = form?.querySelector('button')
const words = button?.firstElementChild

if (form && words) {
  const draft = keepDraft(form)
  const label = words.textContent
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
    words.textContent = button.dataset.busy ?? ''
    const isSent = await sendMessage(url, values)
    isBusy = false
    words.textContent = label
    if (!isSent) return tell('failed', true)
    draft.drop()
    confirm(form, values)
  })
}
