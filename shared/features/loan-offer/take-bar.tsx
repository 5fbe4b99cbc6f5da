import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import type { Offer } from '../../api/offer.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { focusOnce } from '../../ui/focus-once.ts'
import { Refusal } from '../../ui/notice/refusal.tsx'
import { Agreements } from './agreements.tsx'
import { SeeLoan } from './see-loan.tsx'
import type { LoanOfferStore } from './store.ts'

interface TakeBarProps<T extends Offer> {
  store: LoanOfferStore<T>
  text: string
}

function RefusedBar<T extends Offer>({ store, text }: TakeBarProps<T>) {
  const doubtful = useStore(store.$doubtful)
  return (
    <ActionBar>
      <Refusal text={text}>
        {doubtful && <SeeLoan store={store} />}
        <CallButton />
      </Refusal>
      <Button ref={focusOnce} onClick={store.retry}>
        {messages.openAgain}
      </Button>
    </ActionBar>
  )
}

export function TakeBar<T extends Offer>({ store, text }: TakeBarProps<T>) {
  const pending = useStore(store.take.$pending)
  const obstacle = useStore(store.$obstacle)
  const cost = useStore(store.$cost)
  const refusal = useStore(store.$refusal)
  const { received = '', total = '' } = cost ?? {}
  if (refusal) return <RefusedBar store={store} text={refusal} />
  if (obstacle?.kind === 'incomplete') {
    return (
      <ActionBar>
        <CallButton variant="primary" />
        <Button variant="secondary" onClick={store.retry}>
          {common.tryAgain}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar>
      <Agreements store={store} />
      <Button
        // Where the late charges are beyond the law, the call above comes first.
        variant={cost?.hasTotal && !cost.isLateBeyond ? 'primary' : 'secondary'}
        pending={pending}
        softDisabled={obstacle !== undefined}
        hint={received && total ? formatMessage(messages.takes, { received, total }) : undefined}
        onClick={() => store.take()}
      >
        {text}
      </Button>
    </ActionBar>
  )
}
