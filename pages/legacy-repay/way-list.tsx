import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { RepaymentWays } from '../../shared/api/legacy-repayment.ts'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { Option } from '../../shared/ui/option/option.tsx'
import { chooseWay } from './pay.ts'
import { $way, $wayError, alipay } from './store.ts'

/** The cards, and the wallet where it is taken. One has to be chosen. */
export function WayList({ ways: { cards, alipay: takesAlipay } }: { ways: RepaymentWays }) {
  const error = useStore($wayError)
  const list = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (error) list.current?.querySelector('input')?.focus()
  }, [error])

  if (cards.length === 0 && !takesAlipay) return null
  return (
    <section className="card">
      <fieldset
        className="legacy_ways"
        ref={list}
        aria-describedby={error ? 'way-error' : undefined}
      >
        <legend className="card_title">{messages.ways}</legend>
        {cards.map(({ id, bankName, number }) => (
          <Way key={id} id={id} name={bankName} number={number} />
        ))}
        {takesAlipay && <Way id={alipay} name={messages.alipay} />}
      </fieldset>
      {error && (
        <p className="legacy_error" id="way-error" role="alert">
          {error}
        </p>
      )}
    </section>
  )
}

function Way({ id, name, number }: { id: string; name: string; number?: string }) {
  const way = useStore($way)
  return (
    <Option name="way" checked={way === id} onChoose={() => chooseWay(id)}>
      <span className="legacy_way-text">
        <span className="legacy_way-name">{name}</span>
        {number && <span className="legacy_way-number">{number}</span>}
      </span>
    </Option>
  )
}
