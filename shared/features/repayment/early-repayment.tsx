import type { ReactNode } from 'react'
import type { Slots } from '../../island/record-slots.ts'
import { PageFrame } from '../../ui/page-frame/page-frame.tsx'
import { EarlyHead } from '../loan-head/early-head.tsx'

interface EarlyRepaymentProps {
  slots: Slots
  title: string
  label: string
  amount: string
  children: ReactNode
}

export function EarlyRepayment({ title, children, ...head }: EarlyRepaymentProps) {
  return (
    <PageFrame title={title} hero={<EarlyHead {...head} />}>
      {children}
    </PageFrame>
  )
}
