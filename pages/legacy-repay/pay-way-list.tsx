import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { RepaymentWays } from '../../shared/api/legacy-repayment.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { BankIcon } from '../../shared/ui/icon/bank-icon.tsx'
import { WalletIcon } from '../../shared/ui/icon/wallet-icon.tsx'
import { PayWayCard, Way } from './pay-way-card.tsx'
import type { LegacyRepayPage } from './store.ts'
import { alipay } from './way-choice.ts'

interface WayListProps {
  ways: RepaymentWays
  store: LegacyRepayPage
}

export function PayWayList({ ways: { cards, alipay: takesAlipay }, store }: WayListProps) {
  const way = useStore(store.$way)
  const error = useStore(store.$wayError)
  const refusal = useStore(store.$refusal)
  const list = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (error) list.current?.querySelector('input')?.focus()
  }, [error])

  if (cards.length === 0 && !takesAlipay) return null
  const choice = (id: string) => ({
    checked: way === id,
    refusal: way === id ? refusal : undefined,
    onChoose: () => store.chooseWay(id)
  })
  return (
    <PayWayCard list={list} error={error}>
      {cards.map(({ id, bankName, number }) => (
        <Way key={id} icon={<BankIcon />} name={bankName} number={number} {...choice(id)} />
      ))}
      {takesAlipay && <Way icon={<WalletIcon />} name={messages.alipay} {...choice(alipay)} />}
    </PayWayCard>
  )
}
