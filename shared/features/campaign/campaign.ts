import * as v from 'valibot'
import { parseDay } from '../../loan/day.ts'

/** With an offset from UTC: `2026-12-01T00:00:00+08:00`. */
const instant = v.pipe(
  v.string(),
  v.check(
    text =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
      !Number.isNaN(Date.parse(text)),
    'must be a day and a time, in a file as 2026-12-01T00:00:00+08:00'
  ),
  v.check(
    text => parseDay(text.slice(0, 10)) !== undefined,
    ({ input }) => `is ${input.slice(0, 10)}, a day that no calendar has`
  )
)

const templateId = v.pipe(v.string(), v.nonEmpty())

/** Each variant's words are in the html, so more variants make visitors wait. */
const mostVariants = 4

export const campaignSchema = v.object({
  starts: instant,
  ends: instant,
  variants: v.pipe(
    v.array(
      v.object({
        template: templateId,
        weight: v.pipe(
          v.number(),
          v.check(
            weight => Number.isInteger(weight) && weight >= 1 && weight <= 1000,
            'must be a whole number from 1 to 1000'
          )
        )
      })
    ),
    v.check(
      ({ length }) => length >= 2 && length <= mostVariants,
      `must be two variants at least and ${mostVariants} at most`
    )
  ),
  /** The template that is shown before the start and after the end. */
  after: templateId
})

export type Campaign = v.InferOutput<typeof campaignSchema>
