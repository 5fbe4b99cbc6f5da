import { Fragment } from 'react'
import { PhoneLink } from './links.tsx'
import { Halves, Unbroken } from './unbroken.tsx'
import './unbroken.css'

/** An e-mail address, a telephone number or a web address, and the sign after it. */
const reach = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s()-]{7,}\d|https:\/\/[^\s,;]*[\w/])([,.;:]?)/

/** An e-mail address breaks before its `@`, so that the text after it stays on its line. */
function Reach({ to, sign }: { to: string; sign: string | undefined }) {
  if (to.includes('@') && !to.startsWith('https:'))
    return (
      <>
        <a href={`mailto:${to}`}>
          <Halves text={to} />
        </a>
        {sign}
      </>
    )
  return (
    <span className="unbroken">
      {to.startsWith('https:') ? <a href={to}>{to}</a> : <PhoneLink to={to} />}
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
