import type { ReactElement } from 'react'
import './icon.css'

/** 24 × 24, in the colour of its text. It only decorates: the text beside it speaks. */
/* @__NO_SIDE_EFFECTS__ */
export const icon = (d: string, mark?: ReactElement) => () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {mark}
    <path d={d} />
  </svg>
)
