import type { ReactNode } from 'react'
import { AlertIcon } from '../icon/alert-icon.tsx'
import { Notice } from './notice.tsx'
import './refusal.css'

interface RefusalProps {
  text: string
  kind?: 'refused' | 'lost' | 'onHold'
  children?: ReactNode
}

/** Says below a tap why what was asked for is not done. */
export function Refusal({ text, kind = 'refused', children }: RefusalProps) {
  const look = kind === 'refused' ? { icon: <AlertIcon />, tone: 'is-refusal' as const } : {}
  return (
    <Notice text={text} isAnswer {...look}>
      {children}
    </Notice>
  )
}
