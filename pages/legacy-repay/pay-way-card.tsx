import type { ReactNode, RefObject } from 'react'
import { legacyMessages as messages } from '../../shared/messages/legacy-repayment.ts'
import { Card } from '../../shared/ui/card/card.tsx'
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
        {children}
      </fieldset>
      {error && (
        <p className="legacy_error" id="way-error" role="alert">
          {error}
        </p>
      )}
    </Card>
  )
}

export function WayGroup({ children }: { children: ReactNode }) {
  return <div className="legacy_group">{children}</div>
}

interface WayProps {
  name: string
  number?: string
  checked: boolean
  onChoose: () => void
}

export function Way({ name, number, checked, onChoose }: WayProps) {
  return (
    <Option name="way" checked={checked} onChoose={onChoose}>
      <span className="legacy_way-text">
        <span className="legacy_way-name">{name}</span>
        {number && <span className="legacy_way-number">{number}</span>}
      </span>
    </Option>
  )
}
