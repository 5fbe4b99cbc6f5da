import { Drawing } from './drawing.tsx'

export function ShieldDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <path
        className="drawing_deep"
        d="M80 10c12 9 25 13 40 14v32c0 26-16 44-40 54-24-10-40-28-40-54V24c15-1 28-5 40-14z"
      />
      <path className="drawing_accent" d="M80 21c10 7 19 10 31 11.5V56c0 20-12 35-31 44z" />
      <path className="drawing_mark" d="M68 55v-9a12 12 0 0 1 24 0v9" />
      <rect className="drawing_paper" x="60" y="54" width="40" height="31" rx="6" />
      <circle className="drawing_deep" cx="80" cy="67" r="4.5" />
      <path className="drawing_ink" d="M80 70v6" />
    </Drawing>
  )
}
