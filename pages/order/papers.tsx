import { paperMessages as messages } from '#messages/paper.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { PaperButton } from '../../shared/features/paper/paper-button.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'

const openStatement = () => openPage('statement.html', { ...orderKey() })

export function OrderPapers({ isSettled }: { isSettled: boolean }) {
  return (
    <Card className="order_papers" title={messages.title}>
      {isSettled && (
        <PaperButton paper={{ kind: 'closure', id: '' }}>{messages.closure.title}</PaperButton>
      )}
      <Button variant="secondary" onClick={openStatement}>
        <DocumentIcon />
        {messages.statement}
      </Button>
    </Card>
  )
}
