import * as v from 'valibot'
import { isRecord } from '../../lib/is-record.ts'
import { parseDay } from '../../loan/day.ts'

const longestNotice = 400

/** ISO 8601 with an offset: `2026-11-22T10:31:00+08:00`. */
const time = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/,
    'must be a time with its offset, such as 2026-11-22T10:31:00+08:00'
  ),
  // Engines read 30 February as 2 March.
  v.check(
    text => parseDay(text.slice(0, 10)) !== undefined && !Number.isNaN(Date.parse(text)),
    'is no time of the calendar'
  ),
  v.transform(text => Date.parse(text))
)

const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestNotice

// Not valibot's record and union: every page would download them.
/** One text for all languages, or one for each: `{ "en": "…", "fil": "…" }`. */
const text = v.pipe(
  v.unknown(),
  v.check(value => {
    const texts = isRecord(value) ? Object.values(value) : [value]
    return texts.length > 0 && texts.every(isText)
  }, `must be a text of at most ${longestNotice} characters, or one for each language`),
  v.transform(value => value as string | Record<string, string>)
)

export type NoticeText = v.InferOutput<typeof text>

const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be a short name'))

const page = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9/-]+\.html$/, 'must be the file of a page, such as repay.html')
)

export const noticeSchema = v.object({
  id: name,
  /** Milliseconds since 1970; shown at once if missing. */
  from: v.optional(time),
  until: time,
  level: v.optional(v.picklist(['info', 'warning']), 'info'),
  /** All pages if missing. */
  pages: v.optional(v.array(page), []),
  text,
  /** Judged like every outside link when it is tapped. */
  link: v.optional(v.pipe(v.string(), v.maxLength(2048, 'is too long')))
})

export const outageSchema = v.object({
  /** The channel's `channel_number`. */
  number: v.pipe(v.string(), v.nonEmpty()),
  until: time,
  text
})

export const closedPageSchema = v.object({
  page,
  until: time,
  text,
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[\d\s()-]{5,20}$/, 'must be a phone number')))
})

export const listSchemas = {
  notices: noticeSchema,
  channels: outageSchema,
  closed: closedPageSchema
} as const

export type ListName = keyof typeof listSchemas

export type PageNotice = v.InferOutput<typeof noticeSchema>
export type NoticedOutage = v.InferOutput<typeof outageSchema>
export type ClosedPage = v.InferOutput<typeof closedPageSchema>
