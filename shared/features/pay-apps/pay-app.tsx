import { useEffect, useId, useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { faultMessages } from '#messages/faults.ts'
import { payAppMessages as messages } from '#messages/pay-apps.ts'
import { openPage } from '../../bridge/open-page.ts'
import { loanParams } from '../../context/loan-params.ts'
import { showToast } from '../../context/toast.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { AlertIcon } from '../../ui/icon/alert-icon.tsx'
import { SaveIcon } from '../../ui/icon/save-icon.tsx'
import { WalletIcon } from '../../ui/icon/wallet-icon.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Qr } from '../../ui/qr/qr.tsx'
import { CopyAmount } from '../cashier/copy-amount.tsx'
import type { PagePayments } from '../payments/payments.tsx'
import { checkWay } from './checked-way.ts'
import { hasWallet } from './has-wallet.ts'
import { HeldCode } from './held-code.tsx'
import { openWallet } from './pay-gate.ts'
import '../../ui/notice/refusal.css'
import './pay-app.css'

export interface PayAppProps {
  way: { appLink: string; qr: string }
  name: string
  amount: string
  payments: Pick<PagePayments, '$money' | 'use' | 'copy'>
  /** The page has no other main button. */
  isMain?: boolean | undefined
  headCopies?: boolean
  /** It stands beside the chosen way. */
  isAside?: boolean | undefined
  /** Is told why nobody is to pay this way. */
  onWrong?: (why: string) => void
  onMissing?: (link: string) => void
}

function fetchAndSave(qr: string, name: string, amount: string): void {
  import('./save-code.ts').then(
    ({ saveCode }) => saveCode(qr, name, amount),
    () => showToast(faultMessages.network)
  )
}

export function PayApp(props: PayAppProps) {
  const { way, name, amount, payments, isMain, isAside, headCopies, onWrong, onMissing } = props
  const [isMissing, setMissing] = useState(false)
  const [wasMissing, setWasMissing] = useState(false)
  const { link, isFilled, qr, isOpen, isWrong } = checkWay(way, amount)
  const hasLink = link.kind !== 'refused'
  const typesAmount = isOpen || (hasLink && !isFilled)
  // A phone opens the wallet by its link, and cannot scan its own screen.
  const waits = isAside || (hasLink && !wasMissing && hasWallet())

  useEffect(() => {
    if (isWrong) onWrong?.(messages.wrong)
  }, [isWrong, onWrong])

  const open = () =>
    payments.use(
      () =>
        void openWallet(way.appLink, amount).then(came => {
          setMissing(came === 'missing')
          if (came === 'missing') setWasMissing(true)
          onMissing?.(came === 'missing' ? way.appLink : '')
        })
    )
  const save = () => payments.use(() => fetchAndSave(qr, name, amount))
  return (
    <div className="pay-app">
      {isWrong && <WrongCode />}
      {hasLink && (
        <div className="pay-app_open">
          <Button
            variant={isMain ? 'primary' : 'secondary'}
            className="is-start"
            hint={isFilled ? formatMessage(messages.openHint, { amount }) : undefined}
            onClick={open}
          >
            <WalletIcon />
            {formatMessage(messages.open, { name })}
          </Button>
          <p role="status">{isMissing && formatMessage(messages.missing, { name })}</p>
        </div>
      )}
      {qr && (
        <div className="pay-app_code">
          <HeldCode payments={payments} waits={waits}>
            <p className="pay-app_hint">{messages.scan}</p>
            <Qr text={qr} label={formatMessage(messages.qr, { name })} />
            {isOpen && <p className="pay-app_hint">{formatMessage(messages.type, { amount })}</p>}
            <Button variant={isMain && !hasLink ? 'primary' : 'secondary'} onClick={save}>
              <SaveIcon />
              {common.saveCode}
            </Button>
          </HeldCode>
        </div>
      )}
      {!headCopies && typesAmount && <AmountToCopy amount={amount} guard={payments.copy} />}
    </div>
  )
}

interface AmountToCopyProps {
  amount: string
  guard: PagePayments['copy']
}

function AmountToCopy({ amount, guard }: AmountToCopyProps) {
  const id = useId()
  return (
    <div className="pay-app_amount">
      <p>
        {common.amount} <strong id={id}>{amount}</strong>
      </p>
      <CopyAmount amount={amount} what={common.amount} shownIn={id} guard={guard} iconOnly />
    </div>
  )
}

function WrongCode() {
  return (
    <div role="alert">
      <Notice
        title={messages.wrong}
        text={messages.wrongWhy}
        icon={<AlertIcon />}
        tone="is-refusal"
      >
        <Button variant="quiet" onClick={() => openPage('complaint.html', loanParams())}>
          {messages.complain}
        </Button>
      </Notice>
    </div>
  )
}
