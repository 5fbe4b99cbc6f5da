import * as v from 'valibot'
import type { Row } from '../../api/fields.ts'
import { readSession } from '../../context/session-storage.ts'

const terms = v.array(v.object({ text: v.string(), value: v.string() }))

/** The amounts and the day that the page before has shown; empty where it is not known. */
export const acceptedTerms = (): Row[] => readSession('acceptedTerms', terms) ?? []
