import type { OfficeHours } from '../loan/office-hours.ts'
import type { KeyFactsWords } from './brand-words.ts'

interface Regulator {
  name: string
  /** Days after the complaint from which a borrower can ask it. */
  afterDays: number
  /** Else working days. */
  countsCalendarDays?: true
  website: string
  /** If it is not its website's first page. */
  complaintsPage?: string
  /** Without one, its page is opened with the text copied. */
  email?: string
  phone?: string
  /** The only kind of complaint that it takes. */
  only?: string | undefined
  /** Papers besides the document of the complaint. */
  bring?: string | undefined
}

export interface Collector {
  name: string
  phone?: string
  email?: string
}

export type RecordKind = 'loan' | 'complaint' | 'application' | 'visit'

export interface Retention {
  data: RecordKind
  months: number
}

export interface Company {
  legalName: string
  /** In the order they are shown: `SEC Registration No.` and its number. */
  registrations: { label: string; number: string }[]
  /** The regulator's public list of lenders. */
  register?: { regulator: string; url: string }
  address: string
  phone: string
  email: string
  privacyOfficer: string
  privacyPhone: string
  privacyEmail: string
  /** Calendar days; the law names a longest time. */
  privacyAnswerDays: number
  retention: readonly Retention[]
  /** Empty where the lender collects its loans itself. */
  collectors: readonly Collector[]
  grievance: {
    officer: string
    phone: string
    email: string
    /** Working days after a complaint. */
    afterDays: number
  }
  /** Working days. */
  answerDays: number
  /** For India's Key Facts Statement. */
  keyFacts?:
    | (KeyFactsWords & {
        /** Days within which the loan can be given back without a penalty. */
        coolingOffDays: number
      })
    | undefined
  openingHours: string
  /** The same for a clock: whether the office is open now. Undefined: the page does not say. */
  officeHours?: OfficeHours
  replyTime: string
  /** The answers become lines of the description. */
  collectionLines: { name: string; question: string; prefix: string }[]
  regulators: Regulator[]
  /** Without a slash at the end. */
  siteOrigin: string
  /** Instead of our own policy text; '' for our own. */
  policyUrl: string
}
