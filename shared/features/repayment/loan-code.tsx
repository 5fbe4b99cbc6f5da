import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { PayCode, Repayment } from '../../api/repayment.ts'
import { groupCode } from '../../loan/group-code.ts'
import { InfoIcon } from '../../ui/icon/info-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { ExpiredCode } from '../cashier/expired-code.tsx'
import { PaymentNotes } from '../cashier/payment-notes.tsx'
import { ShowToCashier } from '../cashier/show-to-cashier.tsx'
import { slipOfCode } from '../cashier/slip.ts'
import { useCodeState } from '../cashier/use-code-state.ts'
import { LazyPayApp } from '../pay-apps/lazy-pay-app.tsx'
import { channelObstacle } from './channel-limits.ts'
import { CodeLine } from './code-line.tsx'
import { ShowBarcode } from './show-barcode.tsx'
import type { RepaymentStore } from './store.ts'
import { useNeedsCode } from './use-expired-way.ts'

interface LoanCodeProps {
  code: PayCode
  repayment: Repayment
  store: RepaymentStore
  onWrong?: (why: string) => void
  isMain?: boolean
  isBeside?: boolean
  isChosen?: boolean
  children?: ReactNode
}

export function LoanCode(props: LoanCodeProps) {
  const { code, store } = props
  const state = useCodeState(code.code, code.expiresAt)
  const needsCode = useNeedsCode(store)
  const digits = groupCode(code.code)
  if (state === 'expired') {
    const renew = needsCode ? undefined : store.renewCode
    return <ExpiredCode digits={digits} expiresAt={code.expiresAt} renew={renew} />
  }
  return <ValidCode {...props} key={`${code.appLink} ${code.qr}`} />
}

function ValidCode(props: LoanCodeProps) {
  const { code, repayment, store, onWrong, isMain = false, isBeside, isChosen, children } = props
  const amount = useStore(store.$amount)
  const isInCard = useStore(store.$isInCard) && isChosen === true
  const obstacle = channelObstacle(code, amount)
  const [isWrong, setWrong] = useState(false)
  const distrust = useCallback(
    (why: string) => {
      setWrong(true)
      onWrong?.(why)
    },
    [onWrong]
  )
  if (obstacle) return <p>{obstacle}</p>
  const payApp = (
    <LazyPayApp
      way={code}
      name={code.title || common.repaymentCode}
      amount={amount}
      payments={store.payments}
      onWrong={distrust}
      onMissing={store.$missingLink.set}
      isAside={!isMain && !isChosen}
      isMain={isMain || (isInCard && code.appLink !== '')}
    />
  )
  // No code is shown beside a warning of another payee or amount.
  if (isWrong) return payApp
  const slip = isBeside ? undefined : slipOfCode({ ...repayment, code }, store.kind)
  const notes = <PaymentNotes {...code} />
  return (
    <>
      {isChosen && notes}
      <CodeLine code={code.code} id="pay-code" store={store} />
      {!isChosen && notes}
      {payApp}
      {children}
      {slip && (
        <ShowToCashier
          slip={slip}
          guard={store.payments.use}
          isRow
          isMain={!code.appLink && (isInCard || (isMain && !code.qr))}
        />
      )}
      {isChosen && <ShowBarcode store={store} />}
      <RowButton icon={<InfoIcon />} onClick={store.openInstructions}>
        {messages.codeHow}
      </RowButton>
    </>
  )
}
