import type { ReactNode } from 'react'
import { NextDate } from './next-date.tsx'

interface AfterExtensionProps {
  nextDate: string
  /** How much is owed then. */
  remainder: string
  children?: ReactNode
}

export function AfterExtension({ nextDate, remainder, children }: AfterExtensionProps) {
  return (
    <div className="extension-note">
      {children}
      <NextDate date={nextDate} />
      <p>{remainder}</p>
    </div>
  )
}
