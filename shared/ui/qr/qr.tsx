import { useEffect, useState } from 'react'
import { drawQr, type QrDrawing } from './qr-path.ts'
import './qr.css'

interface QrProps {
  text: string
  label: string
}

/** The box has a fixed size; a text that cannot be drawn stands in it. */
export function Qr({ text, label }: QrProps) {
  const [drawing, setDrawing] = useState<QrDrawing | 'failed'>()

  useEffect(() => {
    let isShown = true
    const show = (drawn: QrDrawing | 'failed') => {
      if (isShown) setDrawing(drawn)
    }
    setDrawing(undefined)
    drawQr(text).then(show, () => show('failed'))
    return () => {
      isShown = false
    }
  }, [text])

  if (drawing === 'failed') return <p className="qr">{text}</p>
  const { size, path } = drawing ?? { size: 1, path: '' }
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      {/* Phones that darken pages leave what is drawn, and paint over a style's white. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
