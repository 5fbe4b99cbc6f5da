import { Drawing } from './drawing.tsx'

export function PaidDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <rect className="drawing_paper" x="40" y="14" width="76" height="92" rx="7" />
      <path className="drawing_line" d="M54 32h48M54 46h48M54 60h20" />
      <path className="drawing_deep" d="M86 84l-6 30 14-7 14 7-6-30z" />
      <circle className="drawing_accent" cx="94" cy="76" r="20" />
      <path className="drawing_mark" d="M85 76l6.5 6.5 12-13" />
    </Drawing>
  )
}
