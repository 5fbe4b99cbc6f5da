import { Drawing } from './drawing.tsx'

export function TeamDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <circle className="drawing_accent" cx="42" cy="48" r="12" />
      <path className="drawing_accent" d="M20 96V86a22 22 0 0 1 44 0v10z" />
      <circle className="drawing_accent" cx="118" cy="48" r="12" />
      <path className="drawing_accent" d="M96 96V86a22 22 0 0 1 44 0v10z" />
      <circle className="drawing_paper" cx="80" cy="35" r="16" />
      <circle className="drawing_deep" cx="80" cy="35" r="14" />
      <path className="drawing_paper" d="M50 98V82a30 30 0 0 1 60 0v16z" />
      <path className="drawing_deep" d="M53 98V82a27 27 0 0 1 54 0v16z" />
      <path className="drawing_mark" d="M70 78a10 10 0 0 0 20 0" />
      <rect className="drawing_paper" x="14" y="94" width="132" height="12" rx="6" />
    </Drawing>
  )
}
