import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { RepaymentWays } from '../../shared/api/legacy-repayment.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { chooseWay } from './pay.ts'
import { $way, $wayError, alipay } from './store.ts'
import { Way, WayGroup, Ways } from './ways.tsx'

/** The cards, and the wallet where it is taken. One has to be chosen. */
export function WayList({ ways: { cards, alipay: takesAlipay } }: { ways: RepaymentWays }) {
  const way = useStore($way)
  const error = useStore($wayError)
  const list = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (error) list.current?.querySelector('input')?.focus()
  }, [error])

  if (cards.length === 0 && !takesAlipay) return null
  const choice = (id: string) => ({ checked: way === id, onChoose: () => chooseWay(id) })
  return (
    <Ways list={list} error={error}>
      {cards.length > 0 && (
        <WayGroup>
          {cards.map(({ id, bankName, number }) => (
            <Way key={id} name={bankName} number={number} {...choice(id)} />
          ))}
        </WayGroup>
      )}
      {takesAlipay && (
        <WayGroup>
          <Way name={messages.alipay} {...choice(alipay)} />
        </WayGroup>
      )}
    </Ways>
  )
}
