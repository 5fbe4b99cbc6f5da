import { Drawing } from './drawing.tsx'

export function TalkDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <path
        className="drawing_paper"
        d="M40 20h54a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H58L42 78V64h-2a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z"
      />
      <path className="drawing_line" d="M44 36h44M44 49h28" />
      <path
        className="drawing_accent"
        d="M72 54h48a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12h-1v14L102 96H72a12 12 0 0 1-12-12V66a12 12 0 0 1 12-12z"
      />
      <path className="drawing_mark" d="M76 70h40M76 82h24" />
    </Drawing>
  )
}
