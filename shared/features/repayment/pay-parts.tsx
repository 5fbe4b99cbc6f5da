import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { ActionBar } from '../../ui/action-bar/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { later } from '../../ui/later/later.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { hasPaid } from '../payments/loan-page.ts'
import { NoLinkDialog } from './no-link-dialog.tsx'
import type { RepaymentStore } from './store.ts'
import { useNeedsCode } from './use-expired-way.ts'

const RepaymentDialog = later(async () => (await import('./repayment-dialog.tsx')).RepaymentDialog)

export function Obstacle({ store }: { store: RepaymentStore }) {
  const obstacle = useStore(store.$obstacle)
  if (!obstacle) return null
  const { nothing, used, extended } = cashierMessages
  const isNothing = [nothing, used, extended].includes(obstacle)
  const saysCall = [messages.noWay, messages.noMethod, messages.noAmount].includes(obstacle)
  return (
    <Notice text={obstacle}>
      <Button variant="secondary" onClick={isNothing ? store.openLoan : store.load}>
        {isNothing ? messages.openLoan : messages.tryAgain}
      </Button>
      {saysCall && <CallButton />}
    </Notice>
  )
}

export function Dialogs({ store }: { store: RepaymentStore }) {
  const dialog = useStore(store.$dialog)
  const { closeDialog } = store
  if (dialog === 'noLink') return <NoLinkDialog onClose={closeDialog} />
  return <RepaymentDialog isOpen={dialog !== undefined} store={store} onClose={closeDialog} />
}

export function Refusal({ store }: { store: RepaymentStore }) {
  const refusal = useStore(store.$refusal)
  return refusal && <Notice text={refusal} isAnswer />
}

interface PayButtonProps {
  store: RepaymentStore
  note: ReactNode
}

export function PayButton({ store, note }: PayButtonProps) {
  const needsCode = useNeedsCode(store)
  return (
    <ActionBar>
      {note}
      {needsCode ? <NewCode store={store} /> : <Pay store={store} />}
    </ActionBar>
  )
}

function NewCode({ store }: { store: RepaymentStore }) {
  const pending = useStore(store.renewCode.$pending)
  const amount = useStore(store.$amount)
  const channel = useStore(store.$channel)
  return (
    <Button
      pending={pending}
      hint={channel && `${amount} · ${channel.name}`}
      onClick={() => store.renewCode()}
    >
      {cashierMessages.renew}
    </Button>
  )
}

function Pay({ store }: { store: RepaymentStore }) {
  const pending = useStore(store.pay.$pending)
  const obstacle = useStore(store.$obstacle)
  const distrust = useStore(store.$distrust)
  const amount = useStore(store.$amount)
  const channel = useStore(store.$channel)
  const money = useStore(store.payments.$money)
  const isOff = (obstacle ?? distrust) !== undefined
  return (
    <Button
      variant={hasPaid(money) ? 'secondary' : 'primary'}
      pending={pending}
      softDisabled={isOff}
      hint={channel && !isOff ? `${amount} · ${channel.name}` : undefined}
      onClick={store.pay}
    >
      {messages.pay}
    </Button>
  )
}
