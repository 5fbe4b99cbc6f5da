import { Fragment } from 'react'
import './unbroken.css'

/** An e-mail address in its two halves, or a telephone or registration number with its groups. */
const reach =
  /([\w.+-]+(?=@)|@[\w-]+(?:\.[\w-]+)+|(?:\+|[A-Z]+)?\d[\d ()-]{7,}\d|[A-Z]+-\d[\d.]+\d)/

/** A text whose telephone numbers stay on one line; an e-mail address breaks before its `@` alone. */
export function Unbroken({ children }: { children: string }) {
  // Every second part is one of the pattern's.
  const parts = children.split(reach)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>
      {index % 2 > 0 ? <span className="unbroken">{part}</span> : part}
    </Fragment>
  ))
}
