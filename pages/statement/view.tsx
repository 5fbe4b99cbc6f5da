import { useStore } from '@nanostores/react'
import { statementMessages as messages } from '#messages/statement.ts'
import { AmountDue } from '../../shared/features/amount-due/amount-due.tsx'
import { DocumentActions } from '../../shared/features/document/document-actions.tsx'
import { DocumentSheet } from '../../shared/features/document/document-sheet.tsx'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import type { StatementPage } from './store.ts'
import { splitSums } from './sums.ts'
import './page.css'

export function Page({ store }: { store: StatementPage }) {
  const statement = useStore(store.$statement)
  const result =
    statement.state === 'ready' ? splitSums(statement.document.sections[0]).result : undefined
  const head = <AmountDue label={result?.text ?? messages.left} amount={result?.value} />
  return (
    <PageFrame title={messages.title} hero={statement.state !== 'failed' && head}>
      <Content store={store} />
    </PageFrame>
  )
}

function Content({ store }: { store: StatementPage }) {
  const statement = useStore(store.$statement)
  if (statement.state === 'failed') {
    return (
      <FailedState
        failed={statement}
        way={store.hasLoan() ? { action: messages.openLoan, onAct: store.openLoan } : undefined}
        onRetry={store.retry}
      />
    )
  }
  if (statement.state === 'loading') {
    return (
      <Card>
        <Skeleton lines={10} slow={statement.slow} />
      </Card>
    )
  }
  const { document, wrong, isEmpty } = statement
  const [sums, ...sections] = document.sections
  const count = wrong === 1 ? messages.wrongOne : formatMessage(messages.wrong, { count: wrong })
  return (
    <>
      {wrong > 0 && (
        <Card className="statement_wrong">
          <p className="statement_doubt">
            <AlertIcon />
            {count}
          </p>
          <Button variant="secondary" onClick={store.ask}>
            {messages.ask}
          </Button>
        </Card>
      )}
      <Card>
        <DocumentSheet
          document={{ ...document, sections: [splitSums(sums).others, ...sections] }}
        />
        {isEmpty && <p>{messages.empty}</p>}
      </Card>
      <DocumentActions document={document} />
    </>
  )
}
