import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { loanChangeMessages as messages } from '#messages/loan-changes.ts'
import { brand } from '../../config/brand.ts'
import type { OrderKey } from '../../context/order-key.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Card } from '../../ui/card/card.tsx'
import { Rows } from '../../ui/rows/rows.tsx'
import { type Change, createLoanChanges, type LoanChanges } from './loan-changes.ts'
import type { LoanPage, PaymentsPart } from './loan-page.ts'

export function createLoanChangesPart(key: OrderKey, page: LoanPage): PaymentsPart {
  const changes = createLoanChanges(key, page)
  return {
    Panel: () => <LoanChangesPanel changes={changes} />,
    begin: changes.begin,
    guard: action => action()
  }
}

export function LoanChangesPanel({ changes }: { changes: LoanChanges }) {
  const found = useStore(changes.$changes)
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!found || !news.current) return
    news.current.scrollIntoView({ block: 'center' })
    news.current.focus({ preventScroll: true })
  }, [found])
  return found ? (
    <div ref={news} tabIndex={-1}>
      <FoundChanges found={found} />
    </div>
  ) : null
}

function FoundChanges({ found }: { found: readonly Change[] }) {
  if (found.length === 0) {
    return (
      <Card title={messages.unchanged} role="status">
        <p>{formatMessage(messages.unchangedText, { time: brand.postingTime })}</p>
      </Card>
    )
  }
  const rows = found.map(({ text, before, after }) => ({
    text: text || common.status,
    // The status may change under one title.
    value: before === after ? after : formatMessage(messages.change, { before, after })
  }))
  return (
    <Card title={messages.changed} role="status">
      <Rows rows={rows} />
    </Card>
  )
}
