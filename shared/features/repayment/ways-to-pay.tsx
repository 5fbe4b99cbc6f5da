import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Repayment } from '../../api/repayment.ts'
import { payableOf } from '../../loan/payable.ts'
import { InfoIcon } from '../../ui/icon/info-icon.tsx'
import { isUsedUp } from '../payments/loan-page.ts'
import { ChosenWay } from './chosen-way.tsx'
import { DefaultCode } from './default-code.tsx'
import { OtherWays } from './other-ways.tsx'
import type { RepaymentStore } from './store.ts'
import { useNeedsCode } from './use-expired-way.ts'

interface WaysToPayProps {
  repayment: Repayment
  store: RepaymentStore
  act?: string | undefined
  children?: ReactNode
}

export function WaysToPay({ repayment, store, act, children }: WaysToPayProps) {
  const channel = useStore(store.$channel)
  const channels = useStore(store.$channels)
  const amount = useStore(store.$amount)
  const needsCode = useNeedsCode(store)
  const isOwn = useStore(store.$choice)?.isOwn ?? true
  const money = useStore(store.payments.$money)
  const obstacleOf = useStore(store.$obstacleOf)
  if (isUsedUp(money) || payableOf(amount) !== 'payable') return children
  const { code, notice } = repayment
  // The card of the chosen way has its code, and another one for the same place.
  const hasCodeCard = isOwn && code?.code !== channel?.barcode
  const isBeside = channel && channel.name === code?.title
  const codeCard = hasCodeCard && !isBeside && (
    <DefaultCode repayment={repayment} store={store} act={act} />
  )
  // The code comes before ways that are all down.
  const isFirst = channels.every(
    each => each === channel || each.name === code?.title || obstacleOf(each)
  )
  // Before there is a new code nothing can be credited.
  const isAtEnd = needsCode && channels.length < 2
  return (
    <>
      {channel && <ChosenWay channel={channel} repayment={repayment} store={store} />}
      {isFirst && codeCard}
      <OtherWays store={store} codeTitle={hasCodeCard ? code?.title : undefined} />
      {!isFirst && codeCard}
      {children}
      {/* It is about all ways, and below them: the chosen one says itself how soon it counts. */}
      {notice && (channel || (isOwn && code)) && !isAtEnd && (
        <p className="repayment_notice">
          <InfoIcon />
          {notice}
        </p>
      )}
    </>
  )
}
