import { dialledPhone } from '../../lib/dialled-phone.ts'
import { Unbroken } from './unbroken.tsx'

export function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`}>
      <Unbroken>{to}</Unbroken>
    </a>
  )
}

export function PhoneLink({ to }: { to: string }) {
  return (
    <a href={`tel:${dialledPhone(to)}`}>
      <Unbroken>{to}</Unbroken>
    </a>
  )
}
