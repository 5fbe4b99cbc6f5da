import * as v from 'valibot'
import { isRecord } from './is-record.ts'

// Not valibot's own record: every page would download it for the few that read one.
export const record = v.pipe(
  v.unknown(),
  v.check(isRecord),
  v.transform(value => value as Record<string, unknown>)
)

/** No page of ours keeps a longer text, and a megabyte freezes a cheap phone. */
export const longestEntry = 5000

const isKept = (value: unknown) => typeof value === 'string' && value.length <= longestEntry

export const texts = v.pipe(
  record,
  v.check(entries => Object.values(entries).every(isKept)),
  v.transform(entries => entries as Record<string, string>)
)
