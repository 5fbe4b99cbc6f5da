import { useStore } from '@nanostores/react'
import type { Repayment } from '../../api/repayment.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { payableOf } from '../../loan/payable.ts'
import { ChosenWay } from './chosen-way.tsx'
import { DefaultCode } from './default-code.tsx'
import { OtherWays } from './other-ways.tsx'
import type { RepaymentStore } from './store.ts'
import { useNeedsCode } from './use-expired-way.ts'
import { ServerNotice } from './waiting-parts.tsx'

interface WaysToPayProps {
  repayment: Repayment
  store: RepaymentStore
}

export function WaysToPay({ repayment, store }: WaysToPayProps) {
  const channel = useStore(store.$channel)
  const channels = useStore(store.$channels)
  const amount = useStore(store.$amount)
  const needsCode = useNeedsCode(store)
  const isOwn = useStore(store.$choice)?.isOwn ?? true
  if (amount === noAmount || payableOf(amount) === 'nothing') return null
  const { code } = repayment
  // Before there is a new code nothing can be credited.
  const isAtEnd = needsCode && channels.length < 2
  const hasWay = !isAtEnd && (channel || (isOwn && code))
  const notice = hasWay && repayment.notice && <ServerNotice text={repayment.notice} />
  // The card of the chosen way has its code.
  const hasCodeCard = isOwn && code?.code !== channel?.barcode
  const codeCard = hasCodeCard && <DefaultCode repayment={repayment} store={store} />
  return (
    <>
      {channel ? <ChosenWay channel={channel} repayment={repayment} store={store} /> : codeCard}
      {!channel?.posts && notice}
      <OtherWays store={store} codeTitle={hasCodeCard ? code?.title : undefined} />
      {/* It is about all ways; the chosen one says itself how soon it counts. */}
      {channel?.posts && notice}
      {channel && codeCard}
    </>
  )
}
