import { Coin, Drawing } from './drawing.tsx'

export function BalanceDrawing({ symbol }: { symbol: string }) {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <rect className="drawing_deep" x="77" y="20" width="6" height="82" rx="3" />
      <rect className="drawing_deep" x="56" y="100" width="48" height="9" rx="4.5" />
      <path className="drawing_ink" d="M40 32h80" />
      <circle className="drawing_accent" cx="80" cy="24" r="9" />
      <path className="drawing_ink" d="M40 32L27 68M40 32l13 36M120 32l-13 36M120 32l13 36" />
      <Coin x={40} y={59} symbol={symbol} />
      <rect className="drawing_paper" x="109" y="42" width="22" height="28" rx="3" />
      <path className="drawing_line" d="M115 51h10M115 60h6" />
      <path
        className="drawing_accent"
        d="M20 68h40a20 14 0 0 1-40 0zM100 68h40a20 14 0 0 1-40 0z"
      />
    </Drawing>
  )
}
