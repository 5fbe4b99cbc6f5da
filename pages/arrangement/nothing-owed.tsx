import { cashierMessages } from '#messages/cashier.ts'
import { commonMessages as common } from '#messages/common.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import type { ArrangementPage } from './store.ts'

export function NothingOwed({ store }: { store: ArrangementPage }) {
  return (
    <Card>
      <p>{cashierMessages.nothing}</p>
      <Button variant="secondary" onClick={store.openLoan}>
        {common.seeLoan}
      </Button>
    </Card>
  )
}
