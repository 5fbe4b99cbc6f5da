import { Fragment } from 'react'
import { MailLink, PhoneLink } from './links.tsx'
import { Unbroken } from './unbroken.tsx'
import './unbroken.css'

/** An e-mail address, a telephone number or a web address, and the sign after it. */
const reach = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s()-]{7,}\d|https:\/\/[^\s,;]*[\w/])([,.;:]?)/

function ReachLink({ to }: { to: string }) {
  if (to.startsWith('https:')) return <a href={to}>{to}</a>
  return to.includes('@') ? <MailLink to={to} /> : <PhoneLink to={to} />
}

function Reach({ to, sign }: { to: string; sign: string | undefined }) {
  return (
    <span className="unbroken">
      <ReachLink to={to} />
      {sign}
    </span>
  )
}

/** For texts that the build draws: what can be reached is a link. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(reach)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>
      {index % 3 === 0 && <Unbroken>{part}</Unbroken>}
      {index % 3 === 1 && <Reach to={part} sign={parts[index + 1]} />}
    </Fragment>
  ))
}
