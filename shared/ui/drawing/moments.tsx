import { Coin, Drawing, type SymbolProps, Tick } from './drawing.tsx'

export function AcceptedDrawing({ symbol }: SymbolProps) {
  return (
    <Drawing>
      <rect className="drawing_paper" x="44" y="12" width="62" height="84" rx="7" />
      <path className="drawing_line" d="M56 30h38M56 44h38M56 58h22" />
      <path className="drawing_ink" d="M56 80c6-9 9 5 14-2s8 1 18-3" />
      <path className="drawing_ink" d="M112 64h22M126 56l9 8-9 8" />
      <Tick x={106} y={24} />
      <Coin x={38} y={92} symbol={symbol} />
    </Drawing>
  )
}

export function BoundDrawing({ symbol }: SymbolProps) {
  return (
    <Drawing>
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

export function PaidDrawing() {
  return (
    <Drawing>
      <rect className="drawing_paper" x="40" y="14" width="76" height="92" rx="7" />
      <path className="drawing_line" d="M54 32h48M54 46h48M54 60h20" />
      <path className="drawing_deep" d="M86 84l-6 30 14-7 14 7-6-30z" />
      <circle className="drawing_accent" cx="94" cy="76" r="20" />
      <path className="drawing_mark" d="M85 76l6.5 6.5 12-13" />
    </Drawing>
  )
}

export function ReceivedDrawing({ symbol }: SymbolProps) {
  return (
    <Drawing>
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

export function SentDrawing() {
  return (
    <Drawing>
      <path className="drawing_line" d="M10 46h22M4 62h20M14 78h18" />
      <rect className="drawing_paper" x="42" y="32" width="84" height="58" rx="8" />
      <path className="drawing_accent" d="M42 40a8 8 0 0 1 8-8h68a8 8 0 0 1 8 8L84 66z" />
      <path className="drawing_ink" d="M46 86l24-22M122 86L98 64" />
      <Tick x={126} y={88} />
    </Drawing>
  )
}
