import { Fragment } from 'react'
import './unbroken.css'

/** The two halves of an e-mail address; a telephone or registration number. */
const reach =
  /([\w.+-]+(?=@)|@[\w-]+(?:\.[\w-]+)+|(?:\+|[A-Z]+)?\d[\d ()-]{7,}\d|[A-Z]+-\d[\d.]+\d)/

/** Telephone numbers stay on one line; an e-mail address breaks only before its `@`. */
export function Unbroken({ children }: { children: string }) {
  // Every second part matches the pattern.
  const parts = children.split(reach)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>
      {index % 2 > 0 ? <span className="unbroken">{part}</span> : part}
    </Fragment>
  ))
}
