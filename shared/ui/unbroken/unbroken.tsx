import { Fragment } from 'react'
import './unbroken.css'

/** An e-mail address, the word e-mail, a telephone number or a registration number, with the sign after it. */
const reach =
  /((?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[Ee]-mail|ई-मेल|(?:\+|[A-Z]+)?\d[\d ()-]{7,}\d|[A-Z]+-\d[\d.]+\d)[,.;:]?)/

/** An address, which may break before its `@` and nowhere else. */
function Halves({ text }: { text: string }) {
  const [name = '', host] = text.split(/(?=@)/)
  return (
    <>
      {name}
      {host && <span className="unbroken">{host}</span>}
    </>
  )
}

/** Each stays on one line; an e-mail address longer than a line breaks before its `@`. */
export function Unbroken({ children }: { children: string }) {
  // Every second part matches the pattern.
  const parts = children.split(reach)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places.
    <Fragment key={index}>
      {index % 2 > 0 ? (
        <span className="unbroken">
          <Halves text={part} />
        </span>
      ) : (
        part
      )}
    </Fragment>
  ))
}
