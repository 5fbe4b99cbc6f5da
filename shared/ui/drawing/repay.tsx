import { Coin, Drawing, Tick } from './drawing.tsx'

export function RepayDrawing({ symbol }: { symbol: string }) {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <rect className="drawing_paper" x="36" y="22" width="84" height="80" rx="9" />
      <path className="drawing_accent" d="M36 46V31a9 9 0 0 1 9-9h66a9 9 0 0 1 9 9v15z" />
      <path className="drawing_ink" d="M56 14v14M100 14v14" />
      {[50, 68, 86].map(x => (
        <rect key={x} className="drawing_ground" x={x} y="56" width="12" height="12" rx="3" />
      ))}
      {[50, 68].map(x => (
        <rect key={x} className="drawing_ground" x={x} y="76" width="12" height="12" rx="3" />
      ))}
      <rect className="drawing_deep" x="104" y="56" width="8" height="12" rx="3" />
      <Tick x={93} y={84} />
      <Coin x={129} y={100} symbol={symbol} />
      <Coin x={129} y={92} symbol={symbol} />
    </Drawing>
  )
}
