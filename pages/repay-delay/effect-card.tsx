import type { ReactNode } from 'react'
import { extensionMessages as messages } from '#messages/extension.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { Card } from '../../shared/ui/card/card.tsx'

export function EffectCard({ nextDate, children }: { nextDate: string; children: ReactNode }) {
  return (
    <Card title={messages.effect} className="delay_effect">
      {nextDate && <NextDate date={nextDate} />}
      {children}
    </Card>
  )
}

function NextDate({ date }: { date: string }) {
  const [before, after] = messages.nextDate.split('{date}')
  return (
    <p>
      {before}
      <strong>{dateText(date)}</strong>
      {after}
    </p>
  )
}
