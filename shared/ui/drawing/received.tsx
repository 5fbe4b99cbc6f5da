import { Coin, Drawing, Tick } from './drawing.tsx'

export function ReceivedDrawing({ symbol }: { symbol: string }) {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <path className="drawing_ink" d="M62 16v14M80 8v16M98 16v14" />
      <Coin x={80} y={46} symbol={symbol} />
      <path
        className="drawing_deep"
        d="M34 66h22l6 12h36l6-12h22v34a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z"
      />
      <path className="drawing_accent" d="M34 88h92v12a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" />
      <Tick x={122} y={66} />
    </Drawing>
  )
}
