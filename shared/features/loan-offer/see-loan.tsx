import { commonMessages as common } from '#messages/common.ts'
import type { Offer } from '../../api/offer.ts'
import { Button } from '../../ui/button/button.tsx'
import type { LoanOfferStore } from './store.ts'

export function SeeLoan<T extends Offer>({ store }: { store: LoanOfferStore<T> }) {
  return (
    <Button variant="secondary" onClick={() => store.seeLoan()}>
      {common.seeLoan}
    </Button>
  )
}
