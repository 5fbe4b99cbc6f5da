import * as v from 'valibot'
import { at, flag, integer, list, onlyField, optional, rows, shape, text } from './fields.ts'
import { amountToLend } from './offer-terms.ts'
import { withDescription } from './with-description.ts'

export const contractScene = '3'

const planEntry = shape({
  title: text,
  text: at('description', text),
  amount: text,
  time: at('pay_time', text)
})

export const offerFields = {
  /** The borrower, masked as in signed papers. */
  holder: text,
  productLogo: at('comProductLogo', text),
  productName: at('comProductName', text),
  amount: withDescription(
    import.meta.env.SSR && { type: ['integer', 'string', 'null'], pattern: '^(-?\\d{1,15})?$' },
    v.pipe(v.unknown(), v.transform(amountToLend))
  ),
  /** The term in its unit, sent back as it came. */
  periods: text,
  termUnit: text,
  rows: at('details', rows),
  plan: at('repay_plans', list(planEntry)),
  firstTime: at('firstPayTime', text),
  rateText: at('pRateDsc', text),
  asksToStay: at('isPopType', flag),
  stayTitle: at('popTitle', text),
  stayText: at('popContent', text),
  popupAgreement: at('popAgreementUrl', text),
  /** Unused: the specification lists both without saying what for. */
  firstPeriodDay: integer,
  sendSms: flag
}

const offer = shape(offerFields)
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
  /** Only variant 2 has it. */
  id: string
}

/** The address of a taken loan's order, '' where a success brings none, or no data at all. */
export const orderLink = (name: string) =>
  v.pipe(
    optional(onlyField(name, text)),
    v.transform(link => link ?? '')
  )

type AgreementSchema = v.GenericSchema<unknown, Omit<Agreement, 'position'>>

/** A list of agreements. One without a title is not shown, but the others keep their places. */
export function agreementsOf(agreement: AgreementSchema) {
  return v.pipe(
    list(optional(agreement)),
    v.transform((entries): Agreement[] =>
      entries.flatMap((each, position) => (each?.title ? [{ ...each, position }] : []))
    )
  )
}
