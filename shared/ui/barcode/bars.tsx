import './barcode.css'
import { drawCode128 } from './code128.ts'

/** The bars alone, as large as their box; nothing for a text that has none. */
export function Bars({ text }: { text: string }) {
  const drawing = drawCode128(text)
  if (!drawing) return null
  return (
    <svg
      className="barcode_bars"
      viewBox={`0 0 ${drawing.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={drawing.path} />
    </svg>
  )
}
