import { Coin, Drawing, type SymbolProps, Tick } from './drawing.tsx'

export function ApplyDrawing() {
  return (
    <Drawing>
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

export function BalanceDrawing({ symbol }: SymbolProps) {
  return (
    <Drawing>
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

export function LicenceDrawing() {
  return (
    <Drawing>
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

export function LostDrawing() {
  return (
    <Drawing>
      <rect className="drawing_deep" x="77" y="16" width="6" height="88" rx="3" />
      <path
        className="drawing_accent"
        d="M60 24h52l14 12-14 12H60a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path className="drawing_mark" d="M66 36h30" />
      <path
        className="drawing_paper"
        d="M100 56H48L34 68l14 12h52a6 6 0 0 0 6-6V62a6 6 0 0 0-6-6z"
      />
      <path className="drawing_line" d="M58 68h8M78 68h.1M92 68h.1" />
      <path className="drawing_ink" d="M56 104h48" />
    </Drawing>
  )
}

export function PayPlacesDrawing({ symbol }: SymbolProps) {
  return (
    <Drawing>
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

export function PriceDrawing({ symbol }: SymbolProps) {
  return (
    <Drawing>
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

export function RepayDrawing({ symbol }: SymbolProps) {
  return (
    <Drawing>
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

export function ShieldDrawing() {
  return (
    <Drawing>
      <path
        className="drawing_deep"
        d="M80 10c12 9 25 13 40 14v32c0 26-16 44-40 54-24-10-40-28-40-54V24c15-1 28-5 40-14z"
      />
      <path className="drawing_accent" d="M80 21c10 7 19 10 31 11.5V56c0 20-12 35-31 44z" />
      <path className="drawing_mark" d="M68 55v-9a12 12 0 0 1 24 0v9" />
      <rect className="drawing_paper" x="60" y="54" width="40" height="31" rx="6" />
      <circle className="drawing_deep" cx="80" cy="67" r="4.5" />
      <path className="drawing_ink" d="M80 70v6" />
    </Drawing>
  )
}

export function TalkDrawing() {
  return (
    <Drawing>
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

export function TeamDrawing() {
  return (
    <Drawing>
      <circle className="drawing_accent" cx="42" cy="48" r="12" />
      <path className="drawing_accent" d="M20 96V86a22 22 0 0 1 44 0v10z" />
      <circle className="drawing_accent" cx="118" cy="48" r="12" />
      <path className="drawing_accent" d="M96 96V86a22 22 0 0 1 44 0v10z" />
      <circle className="drawing_paper" cx="80" cy="35" r="16" />
      <circle className="drawing_deep" cx="80" cy="35" r="14" />
      <path className="drawing_paper" d="M50 98V82a30 30 0 0 1 60 0v16z" />
      <path className="drawing_deep" d="M53 98V82a27 27 0 0 1 54 0v16z" />
      <path className="drawing_mark" d="M70 78a10 10 0 0 0 20 0" />
      <rect className="drawing_paper" x="14" y="94" width="132" height="12" rx="6" />
    </Drawing>
  )
}
