import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { brand } from '../config/brand.ts'
import { judgeLink } from '../context/link.ts'
import { linkHosts } from '../context/link-hosts.ts'
import { showToast } from '../context/toast.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import { formatMessage } from '../messages/format-message.ts'
import { postAction } from './bridge.ts'
import { navigate } from './open-page.ts'
import { findTransport } from './transport.ts'

/** How long another app may take to come up, in milliseconds. */
const patience = 2000

/** Says what to do when nothing came up: webviews swallow addresses that they do not know. */
function watchDeparture(): void {
  const leave = () => clearTimeout(timer)
  const events = ['blur', 'pagehide']
  const timer = setTimeout(() => {
    if (!document.hidden) showToast(messages.blocked, 5000)
    for (const event of events) removeEventListener(event, leave)
  }, patience)
  for (const event of events) addEventListener(event, leave, { once: true })
}

interface Letter {
  subject: string
  body: string
}

const letterQuery = ({ subject, body }: Letter) =>
  `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`

export function emailLink(address: string, letter?: Letter): string | undefined {
  if (!/^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/.test(address)) return undefined
  return `mailto:${address}${letter ? letterQuery(letter) : ''}`
}

/** Digits of a mobile number without its zero, here as in India. */
const nationalLength = 10

/** Without the plus or zeros before it; a local mobile number gets its country's code. */
function internationalDigits(phone: string): string {
  const dialled = dialledPhone(phone.replace('(0)', '')).replace(/^00/, '+')
  const digits = dialled.replace(/\D/g, '')
  if (dialled.startsWith('+')) return digits
  const national = digits.replace(/^0/, '')
  return national.length === nationalLength ? brand.messaging.countryCode + national : digits
}

export function messagingLink(contact: string): string | undefined {
  const digits = internationalDigits(contact)
  const isNumber = /^[+\d\s().-]+$/.test(contact) && digits.length >= 7
  const link = isNumber ? formatMessage(brand.messaging.link, { digits }) : contact
  const verdict = judgeLink(link, { hosts: linkHosts, schemes: [] })
  return verdict.kind === 'web' ? verdict.url.href : undefined
}

export function openContact(link: string): void {
  // A browser that is on its way to a web page needs no word, however slow the way is.
  if (findTransport() || link.startsWith('mailto:')) watchDeparture()
  postAction('goToPage', link, () => navigate(link))
}
