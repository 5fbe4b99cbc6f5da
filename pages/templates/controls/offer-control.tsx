import { marketOf } from '../../../shared/api/template.ts'
import { brand } from '../../../shared/config/brand.ts'
import { isRecord } from '../../../shared/lib/is-record.ts'
import { writePercent } from '../../../shared/loan/percent.ts'
import { rateEngines } from '../../../shared/loan/rate-engines.ts'
import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Button } from '../../../shared/ui/button/button.tsx'
import { valueAt } from '../document-path.ts'
import { useEditing } from '../editing.ts'
import { NumberControl } from './number-control.tsx'
import { TextControl } from './text-control.tsx'

const newOffer = { amount: 100_000, days: 91, interest: 0, fees: 0, total: 100_000, rate: '' }

/** A thousand more, at the same extra cost as before. */
export function nextOffer(last: unknown): unknown {
  if (!isRecord(last) || typeof last.amount !== 'number') return newOffer
  return { ...last, amount: last.amount + 100_000, total: Number(last.total) + 100_000 }
}

const hundredths = 100

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

export function OfferControl({ path }: { path: string }) {
  const { store, template } = useEditing()
  const offer = valueAt(template.document, path)
  const part = (name: string) => (
    <NumberControl
      path={`${path}.${name}`}
      units={hundredths}
      onNumber={value => {
        const parts = { ...(isRecord(offer) ? offer : {}), [name]: value }
        const { amount, interest, fees } = parts as Record<string, unknown>
        const total = numberOf(amount) + numberOf(interest) + numberOf(fees)
        store.setField(template.name, path, { ...parts, total })
      }}
    />
  )
  return (
    <>
      <div className="entry_columns">
        {part('amount')}
        <NumberControl path={`${path}.days`} />
        {part('interest')}
        {part('fees')}
        <NumberControl path={`${path}.total`} units={hundredths} />
      </div>
      <TextControl path={`${path}.rate`} limit={80} />
      <EngineRate path={path} offer={offer} />
    </>
  )
}

const percent = (rate: number) => writePercent(rate, brand.money, 2)

function EngineRate({ path, offer }: { path: string; offer: unknown }) {
  const { store, template } = useEditing()
  const { amount, days, total } = isRecord(offer) ? offer : {}
  const payment = { minor: numberOf(total), day: numberOf(days) }
  const engine = rateEngines[marketOf(template.visible)]
  const rate = amount && days && total ? engine(numberOf(amount), 0, [payment]) : undefined
  if (!rate) return null
  const words = { monthly: percent(rate.monthly), yearly: percent(rate.yearly) }
  return (
    <p className="templates_hint engine">
      {formatMessage(messages.engineSays, words)}
      <Button
        variant="quiet"
        onClick={() =>
          store.setField(template.name, `${path}.rate`, formatMessage(messages.rateText, words))
        }
      >
        {messages.useRate}
      </Button>
    </p>
  )
}
