import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { Picture } from '../picture/picture.tsx'
import './barcode.css'
import { encodeCode128 } from './code128.ts'

interface BarcodeProps {
  /** The text to encode, or a picture's address. */
  text: string
}

/** A barcode that a cashier can scan, with its text below; where none can be drawn, the text. */
export function Barcode({ text }: BarcodeProps) {
  if (/^https?:/.test(text)) return <Picture source={text} alternative={text} size="large" />
  const modules = encodeCode128(text)
  return (
    <figure className="barcode">
      {modules ? <Bars modules={modules} /> : <p>{messages.noBarcode}</p>}
      <figcaption className="barcode_text">{text}</figcaption>
    </figure>
  )
}

function Bars({ modules }: { modules: string }) {
  // Ten blank modules on each side: without them a scanner finds no start.
  const quiet = 10
  const bars = [...modules.matchAll(/1+/g)]
  const path = bars.map(
    ({ index, 0: bar }) => `M${index + quiet} 0h${bar.length}v1h-${bar.length}z`
  )
  return (
    <svg
      className="barcode_bars"
      viewBox={`0 0 ${modules.length + 2 * quiet} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path.join('')} />
    </svg>
  )
}
