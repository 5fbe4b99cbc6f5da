import * as v from 'valibot'
import { described } from './described.ts'
import { flag, integer, list, only, optional, rows, shape, text } from './fields.ts'
import { amountToLend } from './offer-terms.ts'
import { offerPlanWire } from './wire/confirmation.ts'

const planEntry = shape(offerPlanWire, { title: text, text, amount: text, time: text })

export const offerEntries = {
  holder: text,
  productLogo: text,
  productName: text,
  amount: described(
    import.meta.env.SSR && { type: ['integer', 'string', 'null'], pattern: '^(-?\\d{1,15})?$' },
    v.pipe(v.unknown(), v.transform(amountToLend))
  ),
  /** The term in its unit, sent back as it came. */
  periods: text,
  termUnit: text,
  rows,
  plan: list(planEntry),
  firstTime: text,
  rateText: text,
  asksToStay: flag,
  stayTitle: text,
  stayText: text,
  popupAgreement: text,
  /** Unused: the specification lists both without saying what for. */
  firstPeriodDay: integer,
  sendSms: flag
}

const offer = v.object(offerEntries)
export type Offer = v.InferOutput<typeof offer>

export type OfferTexts = Pick<
  Offer,
  | 'productLogo'
  | 'productName'
  | 'amount'
  | 'periods'
  | 'termUnit'
  | 'rows'
  | 'plan'
  | 'firstTime'
  | 'rateText'
> &
  Partial<Pick<Offer, 'holder'>>

export interface Agreement {
  /** Its place in the backend's list, counted from 0. */
  position: number
  title: string
  /** Of variant 2 only. */
  id: string
}

interface AgreementNames {
  title: string
  id: string
}

/** The address of a taken loan's order, '' where a success brings none, or no data at all. */
export const orderLink = (name: string) =>
  v.pipe(
    optional(only(name, text)),
    v.transform(link => link ?? '')
  )

/** A list of agreements. One without a title is not shown, but the others keep their places. */
export function agreementsNamed(names: AgreementNames) {
  const named = shape(names, { title: text, id: text })
  return v.pipe(
    list(optional(named)),
    v.transform((entries): Agreement[] =>
      entries.flatMap((each, position) => (each?.title ? [{ ...each, position }] : []))
    )
  )
}
