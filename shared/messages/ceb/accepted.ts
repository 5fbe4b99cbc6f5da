import type { acceptedMessages as english } from '../en/accepted.ts'

export const acceptedMessages: typeof english = {
  title: 'Gidawat na nimo ang offer sa loan',
  checking: 'Gisusi na namo ang imong application. Makadawat ka og tubag sulod sa {time}.',
  paidOut:
    'Kung ma‑approve, mosulod ang kwarta sa imong account, {from} hangtod {to} ka adlaw human nimo kini dawata.',
  paidOutBy: 'Kung ma‑approve, mosulod ang kwarta sa imong account sa {date} o mas sayo pa.',
  seeLoan: 'Tan-awa ang imong loan'
}
