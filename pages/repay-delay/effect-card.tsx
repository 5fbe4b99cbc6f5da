import type { ReactNode } from 'react'
import { NextDate } from '../../shared/features/repayment/next-date.tsx'
import { Card } from '../../shared/ui/card/card.tsx'

interface EffectCardProps {
  title: string
  nextDate: string
  children: ReactNode
}

export function EffectCard({ title, nextDate, children }: EffectCardProps) {
  return (
    <Card title={title} className="delay_effect">
      {nextDate && <NextDate date={nextDate} />}
      {children}
    </Card>
  )
}
