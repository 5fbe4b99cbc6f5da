import { Drawing } from './drawing.tsx'

export function LostDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <rect className="drawing_deep" x="77" y="16" width="6" height="88" rx="3" />
      <path
        className="drawing_accent"
        d="M60 24h52l14 12-14 12H60a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path className="drawing_mark" d="M66 36h30" />
      <path
        className="drawing_paper"
        d="M100 56H48L34 68l14 12h52a6 6 0 0 0 6-6V62a6 6 0 0 0-6-6z"
      />
      <path className="drawing_line" d="M58 68h8M78 68h.1M92 68h.1" />
      <path className="drawing_ink" d="M56 104h48" />
    </Drawing>
  )
}
