import type { ReactNode } from 'react'
import { AlertIcon } from '../icon/alert-icon.tsx'
import { Notice } from './notice.tsx'
import './refusal.css'

/** The server's answer to a tap, where it has not done what was asked. */
export function Refusal({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Notice text={text} isAnswer icon={<AlertIcon />} tone="is-refusal">
      {children}
    </Notice>
  )
}
