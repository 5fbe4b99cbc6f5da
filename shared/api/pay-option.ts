import * as v from 'valibot'
import { hoursAhead } from '../config/market-hours.ts'
import type { PayOption } from '../loan/options/pay-option.ts'
import { zonedText } from '../loan/zoned-text.ts'
import { at, integer, list, optional, requiredText, shape, text } from './fields.ts'

export interface QuotedOption extends PayOption {
  /** Numbers of the channels that it can be paid through; empty for all. */
  channels: string[]
  note: string
  terms: { title: string; url: string } | undefined
}

const day = v.pipe(
  text,
  v.transform(date => zonedText(date, hoursAhead))
)

const fields = shape({
  id: text,
  kind: optional(v.picklist(['full', 'part', 'extension', 'plan'])),
  /** Hundredths, as all amounts here. */
  now: at('amount', integer),
  min: integer,
  max: integer,
  until: text,
  due: day,
  rest: integer,
  schedule: list(shape({ date: day, minor: at('amount', integer) })),
  cost: integer,
  waived: integer,
  channels: list(requiredText),
  note: text,
  terms: optional(shape({ title: text, url: requiredText }))
})

/** undefined where an option lacks its name or an amount that is to be paid: none of it is then shown. */
function readOption(read: v.InferOutput<typeof fields>): QuotedOption | undefined {
  const { id, kind, now, schedule } = read
  if (!id || !kind || now === undefined) return undefined
  const planned = schedule.flatMap(({ date, minor }) =>
    minor === undefined ? [] : [{ date, minor }]
  )
  return planned.length < schedule.length ? undefined : { ...read, kind, now, schedule: planned }
}

export const payOption = v.pipe(fields, v.transform(readOption))
