import { repaymentMessages as messages } from '#messages/repayment.ts'
import { groupCode } from '../../loan/group-code.ts'
import { Picture } from '../picture/picture.tsx'
import { Bars } from './bars.tsx'
import './barcode.css'

interface BarcodeProps {
  text: string
}

/** Where no barcode can be drawn, the text stands alone. */
export function Barcode({ text }: BarcodeProps) {
  if (/^https?:/.test(text)) {
    const missing = <p className="barcode_missing">{messages.noPicture}</p>
    return <Picture source={text} alternative={messages.scan} size="large" fallback={missing} />
  }
  return (
    <figure className="barcode">
      <Bars text={text} />
      <figcaption className="barcode_text">{groupCode(text)}</figcaption>
    </figure>
  )
}
