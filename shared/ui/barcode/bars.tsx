import { repaymentMessages as messages } from '#messages/repayment.ts'
import { drawCode128 } from './code128.ts'
import './bars.css'

/** As large as the box; where none can be drawn, a text says what to do. */
export function Bars({ text }: { text: string }) {
  const drawing = drawCode128(text)
  if (!drawing) return <p>{messages.noBarcode}</p>
  return (
    <svg
      className="barcode_bars"
      viewBox={`0 0 ${drawing.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {/* Phones that darken pages leave what is drawn, and paint over a style's white. */}
      <rect width={drawing.width} height="1" fill="#fff" />
      <path d={drawing.path} />
    </svg>
  )
}
