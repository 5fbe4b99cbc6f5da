import { Coin, Drawing, Tick } from './drawing.tsx'

export function AcceptedDrawing({ symbol }: { symbol: string }) {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <rect className="drawing_paper" x="44" y="12" width="62" height="84" rx="7" />
      <path className="drawing_line" d="M56 30h38M56 44h38M56 58h22" />
      <path className="drawing_ink" d="M56 80c6-9 9 5 14-2s8 1 18-3" />
      <path className="drawing_ink" d="M112 64h22M126 56l9 8-9 8" />
      <Tick x={106} y={24} />
      <Coin x={38} y={92} symbol={symbol} />
    </Drawing>
  )
}
