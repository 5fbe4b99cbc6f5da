import type { ReactNode } from 'react'
import { extensionMessages as messages } from '#messages/extension.ts'
import { NextDate } from '../../shared/features/repayment/next-date.tsx'
import { Card } from '../../shared/ui/card/card.tsx'

export function EffectCard({ nextDate, children }: { nextDate: string; children: ReactNode }) {
  return (
    <Card title={messages.effect} className="delay_effect">
      {nextDate && <NextDate date={nextDate} />}
      {children}
    </Card>
  )
}
