import { repaymentMessages as messages } from '#messages/repayment.ts'
import { drawCode128 } from './code128.ts'
import { fitModules } from './fit-modules.ts'
import './bars.css'

interface BarsProps {
  text: string
  /** The width of the box in CSS pixels: bars of whole device pixels need it. */
  width?: number
}

/** As large as the box; where none can be drawn, a text says what to do. */
export function Bars({ text, width = 0 }: BarsProps) {
  const drawing = drawCode128(text)
  if (!drawing) return <p>{messages.noBarcode}</p>
  const { start, span } = fitModules(drawing.width, width && width * devicePixelRatio)
  return (
    <svg
      className="barcode_bars"
      viewBox={`${start} 0 ${span} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {/* Phones that darken pages leave what is drawn, and paint over a style's white. */}
      <rect x={start} width={span} height="1" fill="#fff" />
      <path d={drawing.path} />
    </svg>
  )
}
