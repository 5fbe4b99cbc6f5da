import { Drawing, Tick } from './drawing.tsx'

export function LicenceDrawing() {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <path className="drawing_deep" d="M72 12l48 24v6H24v-6z" />
      <rect className="drawing_deep" x="26" y="92" width="92" height="10" rx="3" />
      {[36, 58, 80, 102].map(x => (
        <rect key={x} className="drawing_accent" x={x - 4} y="46" width="11" height="42" rx="2" />
      ))}
      <rect className="drawing_paper" x="88" y="52" width="46" height="58" rx="6" />
      <path className="drawing_line" d="M97 65h28M97 77h18" />
      <Tick x={118} y={97} />
    </Drawing>
  )
}
