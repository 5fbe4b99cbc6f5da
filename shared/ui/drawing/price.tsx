import { Coin, Drawing } from './drawing.tsx'

export function PriceDrawing({ symbol }: { symbol: string }) {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <path
        className="drawing_paper"
        d="M44 16a6 6 0 0 1 6-6h46l20 20v76a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z"
      />
      <path className="drawing_accent" d="M96 10l20 20H102a6 6 0 0 1-6-6z" />
      <path className="drawing_line" d="M55 34h22M55 48h16M55 62h20" />
      <path className="drawing_ink" d="M96 48h9M94 62h11" />
      <rect className="drawing_ground" x="52" y="76" width="56" height="24" rx="6" />
      <path className="drawing_ink" d="M60 88h18" />
      <path className="drawing_ink" d="M120 96l12 13" />
      <circle className="drawing_paper" cx="108" cy="84" r="19" />
      <circle className="drawing_ink" cx="108" cy="84" r="19" />
      <Coin x={108} y={84} symbol={symbol} />
    </Drawing>
  )
}
