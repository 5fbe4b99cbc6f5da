import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { statementMessages as messages } from '#messages/statement.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { DocumentActions } from '../../shared/features/document/document-actions.tsx'
import { DocumentLender, DocumentSections } from '../../shared/features/document/document-sheet.tsx'
import { useSections } from '../../shared/features/document/use-sections.ts'
import { type DueHead, dueHead } from '../../shared/features/loan-head/due-head.ts'
import { HeadTone } from '../../shared/features/loan-head/head-tone.tsx'
import { LoanHead, WaitingHead } from '../../shared/features/loan-head/loan-head.tsx'
import { knowsPaid } from '../../shared/features/payments/loan-page.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { headOf, sumHead, sumToPay } from './head.ts'
import type { StatementContent } from './statement-document.ts'
import type { StatementPage } from './store.ts'
import { splitSums } from './sums.ts'
import './page.css'

export function Page({ store }: { store: StatementPage }) {
  const statement = useStore(store.$statement)
  const head =
    statement.state === 'ready' ? <Head {...statement} /> : <WaitingHead label={messages.left} />
  return (
    <PageFrame title={messages.title} hero={statement.state !== 'failed' && head}>
      <Content store={store} />
    </PageFrame>
  )
}

const asksFor = (isOwed: boolean) => isOwed && !knowsPaid(() => orderKey()?.orderId)

/** The plan's payment takes one line, as the debt's date did before the plan was known. */
function headOfPlan({ amount, date }: NonNullable<StatementContent['next']>): DueHead {
  const due = dueHead({ date, rows: [] }, marketTime())
  if (due.tone === 'late') return due
  return { ...due, dateLabel: formatMessage(messages.next, { amount }), standing: '' }
}

function headOfContent({ isOwed, next, ...standing }: StatementContent): DueHead {
  const asks = asksFor(isOwed)
  return asks && next ? headOfPlan(next) : headOf(asks, standing, marketTime())
}

function Head(content: StatementContent) {
  const { result } = splitSums(content.document.sections[0])
  const { tone, ...dates } = headOfContent(content)
  return (
    <>
      <HeadTone tone={tone} />
      <LoanHead {...dates} {...sumHead(result, dates.standing)} />
    </>
  )
}

function Content({ store }: { store: StatementPage }) {
  const statement = useStore(store.$statement)
  if (statement.state === 'failed') {
    return (
      <FailedState
        failed={statement}
        way={store.hasLoan() ? { action: common.seeLoan, onAct: store.openLoan } : undefined}
        onRetry={store.open}
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
  const { document, wrong, isEmpty, isOwed } = statement
  const count = wrong === 1 ? messages.wrongOne : formatMessage(messages.wrong, { count: wrong })
  const { text: doubt = messages.marked } = document.sections[0] ?? {}
  return (
    <>
      {wrong > 0 && (
        <Card className="statement_wrong">
          <p className="statement_doubt">
            <AlertIcon />
            {`${count} ${doubt}`}
          </p>
          <Button onClick={store.ask}>{messages.ask}</Button>
        </Card>
      )}
      <DocumentCards
        document={document}
        isEmpty={isEmpty}
        isWrong={wrong > 0}
        dateLabel={headOfContent(statement).dateLabel}
      />
      {asksFor(isOwed) && (
        <ActionBar>
          <Button
            variant={wrong > 0 ? 'secondary' : 'primary'}
            hint={wrong > 0 ? undefined : sumToPay(statement)}
            onClick={store.repay}
          >
            {messages.repay}
          </Button>
        </ActionBar>
      )}
    </>
  )
}

interface DocumentCardsProps extends Pick<StatementContent, 'document' | 'isEmpty'> {
  isWrong: boolean
  dateLabel: string
}

function DocumentCards({ document, isEmpty, isWrong, dateLabel }: DocumentCardsProps) {
  const [sums, ...sections] = useSections(document.sections)
  const { text, ...figures } = splitSums(sums).others
  return (
    <>
      <Card>
        <DocumentSections sections={[isWrong || !text ? figures : { ...figures, text }]} />
        {isEmpty && <p>{messages.empty}</p>}
      </Card>
      <DocumentActions document={document} />
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their place.
        <Card key={index}>
          <DocumentSections sections={[section]} />
        </Card>
      ))}
      <Card title={messages.parties}>
        <Rows rows={document.identity.filter(({ text }) => text !== dateLabel)} />
        <DocumentLender />
        {document.notes.map(note => (
          <p className="document_note" key={note}>
            {note}
          </p>
        ))}
      </Card>
    </>
  )
}
