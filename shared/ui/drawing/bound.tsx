import { Coin, Drawing, Tick } from './drawing.tsx'

export function BoundDrawing({ symbol }: { symbol: string }) {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <path className="drawing_deep" d="M88 18l40 20v7H48v-7z" />
      <rect className="drawing_deep" x="48" y="92" width="80" height="10" rx="3" />
      {[58, 84, 110].map(x => (
        <rect key={x} className="drawing_accent" x={x - 2} y="49" width="12" height="39" rx="2" />
      ))}
      <path className="drawing_ink" d="M20 62h20M32 54l9 8-9 8" />
      <Coin x={24} y={92} symbol={symbol} />
      <Tick x={126} y={72} />
    </Drawing>
  )
}
