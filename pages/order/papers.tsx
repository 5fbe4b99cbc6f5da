import { paperMessages as messages } from '#messages/paper.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { PaperRow } from '../../shared/features/paper/paper-row.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'

const openStatement = () => openPage('statement.html', { ...orderKey() })

export function StatementRow() {
  return (
    <RowButton icon={<DocumentIcon />} onClick={openStatement}>
      {messages.statement}
    </RowButton>
  )
}

export function Papers() {
  return (
    <RowList>
      <PaperRow paper={{ kind: 'closure', id: '' }}>{messages.closure.title}</PaperRow>
      <StatementRow />
    </RowList>
  )
}
