import type { ReactNode } from 'react'

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 160 120" aria-hidden="true">
      {children}
    </svg>
  )
}

/** A coin with the sign of its currency, the same in every drawing. */
export function Coin({ x, y, sign }: { x: number; y: number; sign: string }) {
  return (
    <>
      <circle className="drawing_coin" cx={x} cy={y} r="14" />
      <text className="drawing_sign" x={x} y={y + 5.5}>
        {sign}
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
