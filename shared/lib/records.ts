import * as v from 'valibot'
import { isRecord } from './is-record.ts'

// Not valibot's own record: every page would download it for the few that read one.
/** An object of any entries. */
export const record = v.pipe(
  v.unknown(),
  v.check(isRecord),
  v.transform(value => value as Record<string, unknown>)
)

/** An object of texts. */
export const texts = v.pipe(
  record,
  v.check(entries => Object.values(entries).every(value => typeof value === 'string')),
  v.transform(entries => entries as Record<string, string>)
)
