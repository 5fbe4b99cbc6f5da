import type { Call } from '../../shared/api/call.ts'
import { underOurNames } from '../../shared/island/our-names.ts'
import { fieldNamesOf } from '../../shared/vite/field-names.ts'

/** An answer's data as a page's `earlyValues` gets them: under our names, by the list of its call. */
export const readEarly = ({ data }: Call<unknown>, answer: unknown) =>
  underOurNames(answer, fieldNamesOf(data)) as never
