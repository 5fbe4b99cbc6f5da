import { useStore } from '@nanostores/react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel, Repayment } from '../../api/repayment.ts'
import { Card } from '../../ui/card/card.tsx'
import { ExpiredCode } from '../cashier/expired-code.tsx'
import { PaymentNotes } from '../cashier/payment-notes.tsx'
import { ShowToCashier } from '../cashier/show-to-cashier.tsx'
import { slipOfChannel } from '../cashier/slip.ts'
import { LazyPayApp } from '../pay-apps/lazy-pay-app.tsx'
import { channelObstacle } from './channel-limits.ts'
import { CodeLine } from './code-line.tsx'
import { codeOfWay } from './code-of-way.ts'
import { LoanCode } from './loan-code.tsx'
import { ShowBarcode } from './show-barcode.tsx'
import type { RepaymentStore } from './store.ts'
import { useExpiredWay } from './use-expired-way.ts'
import { WayHead } from './way-head.tsx'

export const chosenWay = 'chosen-way'

interface WayProps {
  channel: Channel
  repayment: Repayment
  store: RepaymentStore
}

export function ChosenWay(props: WayProps) {
  const { channel, repayment, store } = props
  const { barcode } = channel
  const { code } = repayment
  // Both codes are for the page's own amount.
  const isOwn = useStore(store.$choice)?.isOwn ?? true
  return (
    <Card className="pay-way">
      <ChosenHead channel={channel} store={store} />
      {isOwn && code?.code === barcode ? (
        <LoanCode
          code={codeOfWay(code, channel)}
          repayment={repayment}
          store={store}
          onWrong={why => store.distrust(channel, why)}
          isChosen
        />
      ) : (
        <OwnCode {...props} isOwn={isOwn} />
      )}
    </Card>
  )
}

function ChosenHead({ channel, store }: Pick<WayProps, 'channel' | 'store'>) {
  const { logo, name } = channel
  const isOff = useStore(store.$obstacleOf)(channel) !== ''
  const openMethods = () => store.openDialog('methods')
  return <WayHead {...{ logo, name, isOff }} id={chosenWay} onClick={openMethods} />
}

function OwnCode({ isOwn, ...props }: WayProps & { isOwn: boolean }) {
  const { channel, repayment, store } = props
  const { expiresAt, barcode, name } = channel
  const { code } = repayment
  const distrust = useStore(store.$distrust)
  const isRefused = distrust !== useStore(store.$choice)?.problem
  const isExpired = useExpiredWay(channel)
  const isOpen = channelObstacle(channel, useStore(store.$amount)) === ''
  const isBeside = barcode !== '' && !isExpired && isOpen && distrust === undefined
  return (
    <>
      {!isRefused && <PaymentNotes {...channel} expiresAt={isExpired ? '' : expiresAt} />}
      {isExpired ? (
        <ExpiredCode digits="" expiresAt={expiresAt} />
      ) : (
        isOwn && <ValidCode {...props} />
      )}
      {isOwn && code?.title === name && (
        <>
          {isOpen && <p className="pay-way_label">{messages.otherCode}</p>}
          <LoanCode code={code} repayment={repayment} store={store} isBeside={isBeside} />
        </>
      )}
    </>
  )
}

function ValidCode({ channel, repayment, store }: WayProps) {
  const amount = useStore(store.$amount)
  // The button says why.
  if (channelObstacle(channel, amount)) return null
  return <OpenWay {...{ channel, repayment, store, amount }} />
}

function OpenWay({ channel, repayment, store, amount }: WayProps & { amount: string }) {
  const isWrong = useStore(store.$distrust) !== undefined
  const isInCard = useStore(store.$isInCard)
  const { name, barcode, appLink, qr } = channel
  const slip = slipOfChannel(channel, repayment, store.kind)
  return (
    <>
      <LazyPayApp
        way={channel}
        name={name}
        amount={amount}
        payments={store.payments}
        isMain={isInCard && appLink !== ''}
        onWrong={why => store.distrust(channel, why)}
        onMissing={store.$missingLink.set}
        key={`${appLink} ${qr}`}
      />
      {barcode && !isWrong && (
        <>
          {slip.code && <CodeLine code={slip.code} id="way-code" store={store} />}
          <ShowToCashier
            isRow
            isMain={isInCard && !appLink}
            slip={slip}
            repayment={repayment}
            name={name}
            guard={store.payments.use}
          />
          <ShowBarcode store={store} />
        </>
      )}
    </>
  )
}
