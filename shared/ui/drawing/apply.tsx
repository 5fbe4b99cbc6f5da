import { Drawing, Tick } from './drawing.tsx'

export function ApplyDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <rect className="drawing_deep" x="60" y="8" width="56" height="104" rx="11" />
      <rect className="drawing_paper" x="65" y="15" width="46" height="88" rx="5" />
      <path className="drawing_line" d="M74 29h28M74 41h18" />
      <rect className="drawing_accent" x="73" y="84" width="30" height="11" rx="5.5" />
      <rect className="drawing_paper" x="26" y="48" width="68" height="44" rx="7" />
      <path className="drawing_accent" d="M26 57v-2a7 7 0 0 1 7-7h54a7 7 0 0 1 7 7v2z" />
      <circle className="drawing_deep" cx="43" cy="68" r="6" />
      <path className="drawing_deep" d="M32 84a11 9 0 0 1 22 0z" />
      <path className="drawing_line" d="M63 69h20M63 80h13" />
      <Tick x={120} y={84} />
    </Drawing>
  )
}
