import { formCall, saveCall } from '../../../shared/api/bank.ts'
import {
  complaintSaveCall,
  complaintStartCall,
  photoUpload
} from '../../../shared/api/complaint.ts'
import {
  complaintDetailCall,
  complaintListCall,
  complaintScoreCall
} from '../../../shared/api/complaint-record.ts'
import * as confirmation from '../../../shared/api/confirmation.ts'
import * as newConfirmation from '../../../shared/api/confirmation-new.ts'
import { contactInfo } from '../../../shared/api/contact.ts'
import { failureCall, linkCall, trackCall } from '../../../shared/api/joint-login.ts'
import * as landing from '../../../shared/api/landing.ts'
import * as legacy from '../../../shared/api/legacy-repayment.ts'
import { eventCall, orderCall, productLinkCall, ratingCall } from '../../../shared/api/order.ts'
import { extensionDetail, paymentLink, repaymentDetail } from '../../../shared/api/repayment.ts'
import { templateSchema } from '../../../shared/api/template.ts'
import { bankPaths } from '../../../shared/api/wire/bank.ts'
import { landingPaths } from '../../../shared/api/wire/landing.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'

/** The calls as the pages make them. */
export const pageCalls = [
  orderCall,
  eventCall,
  ratingCall,
  productLinkCall,
  repaymentDetail,
  extensionDetail,
  paymentLink,
  confirmation.offerCall,
  confirmation.agreementsCall,
  confirmation.agreementLinkCall,
  confirmation.takeLoanCall,
  newConfirmation.offerCall,
  newConfirmation.agreementsCall,
  newConfirmation.agreementLinkCall,
  newConfirmation.takeLoanCall,
  complaintStartCall,
  photoUpload,
  complaintSaveCall,
  complaintListCall,
  complaintDetailCall,
  complaintScoreCall,
  contactInfo,
  failureCall,
  trackCall,
  linkCall,
  formCall,
  saveCall,
  { ...saveCall, path: bankPaths.change },
  legacy.repaymentWays,
  legacy.repaymentCommit,
  legacy.repaymentConfirm,
  legacy.redirect,
  landing.template,
  landing.visit,
  landing.click,
  landing.sid,
  landing.sms,
  landing.registration
]

const answers = new Map<string, JsonSchema>(
  pageCalls.map(({ path, data }) => [path, jsonSchema(data as Parameters<typeof jsonSchema>[0])])
)

// A template leaves out what the default one has; the pages take it from there.
answers.set(landingPaths.template, { ...jsonSchema(templateSchema as never), required: [] })

/** What the data of a call's answer must be, from the schema that the pages parse it with. */
export function answerSchema(path: string): JsonSchema | undefined {
  return answers.get(path)
}
