import { Drawing, Tick } from './drawing.tsx'

export function SentDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <path className="drawing_line" d="M10 46h22M4 62h20M14 78h18" />
      <rect className="drawing_paper" x="42" y="32" width="84" height="58" rx="8" />
      <path className="drawing_accent" d="M42 40a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8L84 66z" />
      <path className="drawing_ink" d="M46 86l24-22M122 86L98 64" />
      <Tick x={126} y={88} />
    </Drawing>
  )
}
