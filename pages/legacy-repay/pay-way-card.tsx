import type { ReactNode, RefObject } from 'react'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Refusal } from '../../shared/ui/notice/refusal.tsx'
import { Option } from '../../shared/ui/option/option.tsx'

interface WaysProps {
  list?: RefObject<HTMLFieldSetElement | null>
  error?: string | undefined
  children: ReactNode
}

export function PayWayCard({ list, error, children }: WaysProps) {
  return (
    <Card>
      <fieldset
        className="legacy_ways"
        ref={list}
        aria-describedby={error ? 'way-error' : undefined}
      >
        <legend className="card_title">{messages.ways}</legend>
        {error && (
          <p className="legacy_error" id="way-error" role="alert">
            {error}
          </p>
        )}
        {children}
      </fieldset>
    </Card>
  )
}

interface WayProps {
  icon: ReactNode
  name: string
  number?: string
  checked: boolean
  refusal?: string | undefined
  onChoose: () => void
}

export function Way({ icon, name, number, checked, refusal, onChoose }: WayProps) {
  const look = refusal ? 'is-refused' : checked ? 'is-chosen' : ''
  return (
    <div className={`legacy_way ${look}`}>
      <Option name="way" checked={checked} onChoose={onChoose}>
        <span className="legacy_tile">{icon}</span>
        <span className="legacy_way-text">
          <span className="legacy_way-name">{name}</span>
          {number && (
            <span className="legacy_soft">
              {number.slice(0, -4)}
              <b>{number.slice(-4)}</b>
            </span>
          )}
        </span>
      </Option>
      {refusal && <Refusal text={refusal} />}
    </div>
  )
}
