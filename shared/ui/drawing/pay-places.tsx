import { Coin, Drawing } from './drawing.tsx'

export function PayPlacesDrawing({ symbol }: { symbol: string }) {
  return (
    <Drawing>
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      <rect className="drawing_paper" x="27" y="42" width="60" height="62" rx="5" />
      <path className="drawing_line" d="M38 66h14v16H38z" />
      <rect className="drawing_deep" x="62" y="66" width="17" height="38" rx="3" />
      <path
        className="drawing_accent"
        d="M31 20h52l9 24a8.75 8 0 0 1-17.5 0a8.75 8 0 0 1-17.5 0a8.75 8 0 0 1-17.5 0a8.75 8 0 0 1-17.5 0z"
      />
      <rect className="drawing_deep" x="96" y="30" width="42" height="80" rx="9" />
      <rect className="drawing_paper" x="101" y="37" width="32" height="64" rx="4" />
      <path className="drawing_ink" d="M108 46h5v5h-5zM121 46h5v5h-5zM108 59h5v5h-5zM122 61h3" />
      <rect className="drawing_accent" x="107" y="82" width="20" height="10" rx="5" />
      <Coin x={92} y={97} symbol={symbol} />
    </Drawing>
  )
}
