import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { extensionNoteMessages } from '#messages/extension-note.ts'
import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { usedText } from '../../shared/features/cashier/used-text.ts'
import { AmountHead } from '../../shared/features/loan-head/amount-head.tsx'
import { DueAmountHead } from '../../shared/features/loan-head/due-amount-head.tsx'
import { isUsedUp } from '../../shared/features/payments/loan-page.ts'
import { PaymentsArea } from '../../shared/features/payments/payments.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { RefusedState } from '../../shared/ui/error-state/refused-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import type { AddressCode } from './address.ts'
import { Code } from './code.tsx'
import { LinkAmount } from './link-amount.tsx'
import {
  type CodeCheck,
  leave,
  leaveLabel,
  openApp,
  openLoan,
  openService,
  type RepayCodePage
} from './store.ts'
import './page.css'

function problemOf(check: CodeCheck) {
  switch (check.state) {
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

/** The server's amount; undefined where it is not known. */
function amountOf(check: Extract<CodeCheck, { address: AddressCode }>): string | undefined {
  const isOurs = check.state === 'same' || (check.state === 'unchecked' && check.savedAt)
  return isOurs ? check.address.amount : undefined
}

interface HeroProps {
  check: Extract<CodeCheck, { address: AddressCode }>
  payments: RepayCodePage['payments']
}

function heroOf({ check, payments }: HeroProps) {
  if (check.state === 'waiting') return <AmountHead label={messages.amount} />
  const amount = amountOf(check)
  if (!amount) return undefined
  return (
    <DueAmountHead
      label={check.address.isExtension ? extensionNoteMessages.amount : messages.amount}
      amount={amount}
      date={check.address.due}
      payments={payments}
    />
  )
}

export function Page({ store }: { store: RepayCodePage }) {
  const check = useStore(store.$code)
  const money = useStore(store.payments.$money)
  const problem = problemOf(check)
  if (problem) {
    return (
      <PageFrame title={common.repaymentCode}>
        <ErrorState {...problem} />
      </PageFrame>
    )
  }
  if (check.state === 'hidden') {
    return (
      <PageFrame title={common.repaymentCode}>
        <ErrorState
          title={messages.unknownTitle}
          message={messages.hidden}
          action={messages.toApp}
          onRetry={openApp}
          detail={
            <div className="repay-code_stated">
              <LinkAmount {...check.address} />
            </div>
          }
        >
          <Button variant="secondary" onClick={openService}>
            {messages.ask}
          </Button>
        </ErrorState>
      </PageFrame>
    )
  }
  if (check.state === 'refused') {
    return (
      <PageFrame title={common.repaymentCode}>
        <RefusedState
          message={money === 'extended' ? usedText(money) : check.message}
          isPaid={isUsedUp(money)}
          action={common.seeLoan}
          onAct={openLoan}
        />
        <PaymentsArea payments={store.payments} />
      </PageFrame>
    )
  }
  if (check.state === 'loading') {
    return (
      <PageFrame title={common.repaymentCode} hero={<AmountHead label={messages.amount} />}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={common.repaymentCode} hero={heroOf({ check, payments: store.payments })}>
      <Code check={check} onCheck={store.load} payments={store.payments} />
    </PageFrame>
  )
}
