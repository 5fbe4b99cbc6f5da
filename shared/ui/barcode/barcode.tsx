import { groupCode } from '../../loan/group-code.ts'
import { Bars } from './bars.tsx'
import './barcode.css'

interface BarcodeProps {
  text: string
  id?: string
}

/** Where no barcode can be drawn, the text stands alone. */
export function Barcode({ text, id }: BarcodeProps) {
  return (
    <figure className="barcode">
      <Bars text={text} />
      <figcaption className="barcode_text" id={id}>
        {groupCode(text)}
      </figcaption>
    </figure>
  )
}
