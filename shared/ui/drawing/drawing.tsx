import type { ReactNode } from 'react'

export interface SymbolProps {
  symbol: string
}

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 160 120" aria-hidden="true">
      <circle className="drawing_ground" cx="80" cy="62" r="54" />
      {children}
    </svg>
  )
}

export function Coin({ x, y, symbol }: SymbolProps & { x: number; y: number }) {
  return (
    <>
      <circle className="drawing_coin" cx={x} cy={y} r="14" />
      <text className="drawing_symbol" x={x} y={y + 5.5}>
        {symbol}
      </text>
    </>
  )
}

export function Tick({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="drawing_accent" cx={x} cy={y} r="14" />
      <path className="drawing_mark" d={`M${x - 6} ${y}l4.5 4.5 8-9`} />
    </>
  )
}
