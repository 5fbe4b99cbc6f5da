import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { PayCode, Repayment } from '../../api/repayment.ts'
import { groupCode } from '../../loan/group-code.ts'
import { Card } from '../../ui/card/card.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { InfoIcon } from '../../ui/icon/info-icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { ExpiredCode } from '../cashier/expired-code.tsx'
import { PaymentNotes } from '../cashier/payment-notes.tsx'
import { ShowToCashier } from '../cashier/show-to-cashier.tsx'
import { type Slip, slipOfCode } from '../cashier/slip.ts'
import { useCodeState } from '../cashier/use-code-state.ts'
import { UsedCode } from '../cashier/used-code.tsx'
import { LazyPayApp } from '../pay-apps/lazy-pay-app.tsx'
import { isUsedUp } from '../payments/loan-page.ts'
import { channelObstacle } from './channel-limits.ts'
import type { RepaymentStore } from './store.ts'
import { useNeedsCode } from './use-expired-way.ts'

interface DefaultCodeProps {
  repayment: Repayment
  store: RepaymentStore
}

export function DefaultCode({ repayment, store }: DefaultCodeProps) {
  const { code } = repayment
  const slip = slipOfCode(repayment, store.kind)
  const money = useStore(store.payments.$money)
  const isPaid = isUsedUp(money)
  const state = useCodeState(code?.code ?? '', code?.expiresAt ?? '')
  const channel = useStore(store.$channel)
  const needsCode = useNeedsCode(store)
  // Without any way to pay the page has said so above.
  if (!code || !slip) return channel && <MissingCode title={repayment.codeTitle} />
  // Struck out above already, as the chosen way's code.
  if (needsCode && channel?.barcode === code.code) return null
  return (
    <Card className="pay-way">
      <div className="pay-way_head">
        <Picture source={code.logo} size="small" />
        <div className="pay-way_text">
          <p className="pay-way_label">{messages.ofLoan}</p>
          <h2>{code.title || messages.codeTitle}</h2>
        </div>
      </div>
      {isPaid && <UsedCode digits={groupCode(code.code)} state={money} />}
      {!isPaid && state === 'expired' && (
        <ExpiredCode
          digits={groupCode(code.code)}
          expiresAt={code.expiresAt}
          renew={needsCode ? undefined : store.renewCode}
        />
      )}
      {!isPaid && state === 'valid' && (
        <ValidCode code={code} slip={slip} store={store} key={`${code.appLink} ${code.qr}`} />
      )}
    </Card>
  )
}

interface ValidCodeProps {
  code: PayCode
  slip: Slip
  store: RepaymentStore
}

function ValidCode({ code, slip, store }: ValidCodeProps) {
  const amount = useStore(store.$amount)
  const obstacle = channelObstacle(code, amount)
  const [isWrong, setWrong] = useState(false)
  const distrust = useCallback(() => setWrong(true), [])
  if (obstacle) return <p>{obstacle}</p>
  const payApp = (
    <LazyPayApp
      way={code}
      name={code.title || messages.codeTitle}
      amount={amount}
      payments={store.payments}
      onWrong={distrust}
      key={`${code.appLink} ${code.qr}`}
    />
  )
  // No code is shown beside a warning of another payee or amount.
  if (isWrong) return payApp
  return (
    <>
      <div className="repayment_code">
        <p className="repayment_digits" id="pay-code">
          {groupCode(code.code)}
        </p>
        <CopyButton
          text={code.code}
          what={messages.code}
          shownIn="pay-code"
          guard={store.payments.use}
        />
      </div>
      <PaymentNotes {...code} />
      {payApp}
      <ShowToCashier slip={slip} guard={store.payments.use} />
      <RowButton icon={<InfoIcon />} onClick={store.openInstructions}>
        {messages.codeHow}
      </RowButton>
    </>
  )
}

function MissingCode({ title }: { title: string }) {
  if (!title) return null
  return (
    <Card title={title}>
      <p>{messages.noCode}</p>
    </Card>
  )
}
