import { useStore } from '@nanostores/react'
import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { AmountDue } from '../../shared/features/amount-due/amount-due.tsx'
import { Payments } from '../../shared/features/payments/payments.tsx'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { RefusedState } from '../../shared/ui/error-state/refused-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import type { AddressCode } from './address.ts'
import { Code } from './code.tsx'
import {
  leave,
  leaveLabel,
  openApp,
  openLoan,
  openService,
  type RepayCodePage,
  type Shown
} from './store.ts'
import './page.css'

const { title } = messages

function problemOf(shown: Shown) {
  switch (shown.state) {
    case 'none':
      return {
        title: messages.noneTitle,
        message: messages.none,
        action: leaveLabel(),
        onRetry: leave
      }
    case 'different':
      return {
        title: messages.differentTitle,
        message: messages.different,
        action: leaveLabel(),
        onRetry: leave
      }
    case 'unknown':
      return {
        title: messages.unknownTitle,
        message: messages.unknown,
        action: leaveLabel(),
        onRetry: leave
      }
    default:
      return undefined
  }
}

/** The amount that the server names, or without a loan the link; undefined where none is known. */
function amountOf(shown: Extract<Shown, { address: AddressCode }>): string | undefined {
  const isOurs = shown.state === 'same' || (shown.state === 'unchecked' && shown.savedAt)
  if (isOurs) return shown.address.amount
  const { amount } = shown.address
  return isOfLink(shown) && amount !== noAmount ? amount : undefined
}

const isOfLink = ({ state }: Shown) => state === 'unnamed' || state === 'hidden'

function Amount({ shown }: { shown: Extract<Shown, { address: AddressCode }> }) {
  const amount = amountOf(shown)
  const label = isOfLink(shown) ? messages.linkAmount : messages.amount
  return amount && <AmountDue label={label} amount={amount} />
}

export function Page({ store }: { store: RepayCodePage }) {
  const shown = useStore(store.$code)
  const problem = problemOf(shown)
  if (problem) {
    return (
      <PageFrame title={title}>
        <ErrorState {...problem} />
      </PageFrame>
    )
  }
  if (shown.state === 'hidden') {
    return (
      <PageFrame title={title} hero={<Amount shown={shown} />}>
        <ErrorState
          title={messages.unknownTitle}
          message={messages.hidden}
          action={messages.toApp}
          onRetry={openApp}
        />
        <Button variant="secondary" onClick={openService}>
          {messages.ask}
        </Button>
      </PageFrame>
    )
  }
  if (shown.state === 'refused') {
    return (
      <PageFrame title={title}>
        <RefusedState message={shown.message} action={messages.openLoan} onAct={openLoan} />
        <Payments payments={store.payments} />
      </PageFrame>
    )
  }
  if (shown.state === 'loading') {
    return (
      <PageFrame title={title} hero={<AmountDue label={messages.amount} />}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={title} hero={<Amount shown={shown} />}>
      <Code shown={shown} onCheck={store.load} payments={store.payments} />
    </PageFrame>
  )
}
