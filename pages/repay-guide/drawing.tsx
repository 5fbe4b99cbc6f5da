import type { ReactNode } from 'react'

const width = 240
const height = 320
const ink = 'var(--ink)'
const soft = 'var(--ink-soft)'
const line = 'var(--line)'

interface ScreenProps {
  label: string
  title: string
  /** The height at which an empty screen is cut off. */
  cut?: number
  isOurs?: boolean
  children: ReactNode
}

export function Screen({ label, title, cut = height, isOurs, children }: ScreenProps) {
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${cut}`} role="img" aria-label={label}>
      <rect x="1" y="1" width="238" height={cut - 2} rx="18" fill="var(--surface)" stroke={line} />
      <path className="drawing_bar" d="M1 44V19a18 18 0 0 1 18-18h202a18 18 0 0 1 18 18v25z" />
      {isOurs && <path className="drawing_back" d="M24 17l-6 6 6 6" />}
      <text
        className="drawing_title"
        x={isOurs ? 36 : 120}
        y="28"
        textAnchor={isOurs ? 'start' : 'middle'}
      >
        {title}
      </text>
      {children}
    </svg>
  )
}

export function Scene({ label, children }: Omit<ScreenProps, 'title'>) {
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  )
}

export function Paper({ label, title, children }: ScreenProps) {
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path
        d="M16 12h208v292l-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10z"
        fill="var(--surface)"
        stroke={line}
      />
      <text x="120" y="48" textAnchor="middle" fontSize="16" fontWeight="700" fill={ink}>
        {title}
      </text>
      <path d="M32 64h176" stroke={line} strokeDasharray="4 4" />
      {children}
    </svg>
  )
}

interface LineProps {
  y: number
  text: string
  value: string
}

export function Line({ y, text, value }: LineProps) {
  return (
    <>
      <text x="32" y={y} fontSize="11" fill={soft}>
        {text}
      </text>
      <text x="32" y={y + 18} fontSize="15" fontWeight="600" fill={ink}>
        {value}
      </text>
    </>
  )
}

export function Input({ y, text, value }: LineProps) {
  return (
    <>
      <text x="24" y={y} fontSize="11" fill={soft}>
        {text}
      </text>
      <rect
        x="24"
        y={y + 8}
        width="192"
        height="38"
        rx="8"
        fill="var(--surface)"
        stroke="var(--line-strong)"
      />
      <text x="34" y={y + 32} fontSize="15" fontWeight="600" fill={ink}>
        {value}
      </text>
    </>
  )
}

interface ButtonProps {
  y: number
  text: string
  x?: number
  width?: number
}

export function DrawnButton({ y, text, x = 24, width: wide = 192 }: ButtonProps) {
  return (
    <>
      <rect className="drawing_accent" x={x} y={y} width={wide} height="36" rx="8" />
      <text className="drawing_on-accent" x={x + wide / 2} y={y + 23} textAnchor="middle">
        {text}
      </text>
    </>
  )
}

export function Ring({ x, y, width: wide, height: high }: Record<string, number>) {
  return (
    <rect
      x={x}
      y={y}
      width={wide}
      height={high}
      rx="12"
      fill="none"
      stroke="#c2410c"
      strokeWidth="4"
    />
  )
}

export function Words({
  x,
  y,
  text,
  size = 14
}: {
  x: number
  y: number
  text: string
  size?: number
}) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight="600" fill={ink} textAnchor="middle">
      {text}
    </text>
  )
}

export function DrawnBars({ y }: { y: number }) {
  const widths = [3, 1, 2, 1, 4, 2, 1, 3, 1, 1, 2, 4, 1, 2, 3, 1, 2, 1, 4, 1, 2, 3, 1, 2]
  let x = 32
  const path = widths.map(bar => {
    const drawn = `M${x} ${y}h${bar}v64h-${bar}z`
    x += bar + 5
    return drawn
  })
  return <path d={path.join('')} fill={ink} />
}
