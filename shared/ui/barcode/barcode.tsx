import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { Picture } from '../picture/picture.tsx'
import { Bars } from './bars.tsx'
import './barcode.css'
import { encodeCode128 } from './code128.ts'

interface BarcodeProps {
  /** The text to encode, or a picture's address. */
  text: string
}

/** A barcode that a cashier can scan, with its text below; where none can be drawn, the text. */
export function Barcode({ text }: BarcodeProps) {
  if (/^https?:/.test(text)) return <Picture source={text} alternative={text} size="large" />
  return (
    <figure className="barcode">
      {encodeCode128(text) ? <Bars text={text} /> : <p>{messages.noBarcode}</p>}
      <figcaption className="barcode_text">{text}</figcaption>
    </figure>
  )
}
