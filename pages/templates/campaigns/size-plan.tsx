import { useStore } from '@nanostores/react'
import { type ComponentProps, useMemo } from 'react'
import { wallTime } from '../../../shared/features/campaign/market-instant.ts'
import { plannedPhones } from '../../../shared/features/campaign/plan-campaign.ts'
import { count } from '../../../shared/features/campaign/report.ts'
import { campaignsMessages as messages } from '../../../shared/messages/en/campaigns.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { Card } from '../../../shared/ui/card/card.tsx'
import { Field } from '../../../shared/ui/field/field.tsx'
import { textOf } from '../editing.ts'
import { useCampaign } from './campaign-editing.ts'
import { variantsOf } from './edited-campaign.ts'
import type { PlanFields } from './store.ts'

const day = 86_400_000

const numberIn = (typed: string) => Number(typed.replace(',', '.').trim() || Number.NaN)

export function SizePlan() {
  const { store } = useCampaign()
  const fields = useStore(store.$plan)
  const { rate, difference, daily } = fields
  const share = numberIn(rate)
  const better = share * (1 + numberIn(difference) / 100)
  const hint = formatMessage(messages.differenceHint, {
    difference,
    from: rate,
    better: String(Math.round(better * 100) / 100)
  })
  const control = (name: keyof PlanFields): ComponentProps<'input'> => ({
    inputMode: 'decimal',
    value: fields[name],
    onChange: event => store.setPlan(name, event.target.value)
  })
  return (
    <Card title={messages.plan}>
      <div className="group_fields">
        <p className="templates_hint">{messages.planHint}</p>
        <Field label={messages.rate} {...control('rate')} />
        <Field
          label={messages.difference}
          hint={better > 0 ? hint : undefined}
          {...control('difference')}
        />
        <Field label={messages.daily} {...control('daily')} />
        <PlanTexts
          rate={share / 100}
          difference={numberIn(difference) / 100}
          daily={numberIn(daily)}
        />
      </div>
    </Card>
  )
}

interface PlanNumbers {
  rate: number
  difference: number
  daily: number
}

function PlanTexts({ rate, difference, daily }: PlanNumbers) {
  const { campaign } = useCampaign()
  const weights = variantsOf(campaign).map(({ weight }) => weight)
  const isPossible = rate > 0 && difference > 0 && daily >= 1 && rate * (1 + difference) <= 1
  const isSplit = weights.length > 1 && weights.every(weight => weight > 0)
  const key = weights.join()
  const phones = useMemo(
    () =>
      isPossible && isSplit
        ? plannedPhones({ rate, difference, weights: key.split(',').map(Number) })
        : undefined,
    [isPossible, isSplit, rate, difference, key]
  )
  if (phones === undefined) return <p role="status">{messages.noPlan}</p>
  const { starts, ends } = campaign.document
  const [start, end] = [starts, ends].map(each => Date.parse(textOf(each))) as [number, number]
  const days = Math.ceil(phones / daily)
  const planned = Math.round((end - start) / day)
  const last = start + days * day
  return (
    <div className="plan" role="status">
      <p className="plan_phones">{formatMessage(messages.planned, { phones: count(phones) })}</p>
      {planned > 0 && (
        <p>
          {formatMessage(messages.needed, {
            days: planned,
            daily: count(Math.ceil(phones / planned))
          })}
        </p>
      )}
      {!Number.isNaN(start) && (
        <p>
          {formatMessage(messages.lasts, {
            daily: count(daily),
            days: count(days),
            end: wallTime(last).slice(0, 10)
          })}{' '}
          {last > end && <strong>{messages.isLong}</strong>}
        </p>
      )}
    </div>
  )
}
