import { cashierMessages } from '#messages/cashier.ts'
import { commonMessages as common } from '#messages/common.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import type { ArrangementPage } from './store.ts'

export function NothingOwed({ store }: { store: ArrangementPage }) {
  return (
    <Notice text={cashierMessages.nothing}>
      <Button variant="secondary" onClick={store.openLoan}>
        {common.seeLoan}
      </Button>
    </Notice>
  )
}
