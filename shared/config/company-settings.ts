import type { KeyFactsWords } from './brand-words.ts'

export interface Regulator {
  name: string
  /** From when a borrower whom we have not helped can ask it: days after his complaint. */
  afterDays: number
  /** Whether those are days of the calendar, as its rules count; else working days. */
  countsCalendarDays?: true
  website: string
  /** Where it takes complaints, if that is another page than its website's first. */
  complaintsPage?: string
  /** Where it takes complaints by e-mail; without one its page is opened with the text copied. */
  email?: string
  phone?: string
  /** The one kind of complaints that it takes: nobody with another is sent there. */
  only?: string | undefined
  /** The papers that it asks for besides the document of the complaint. */
  bring?: string | undefined
}

/** Whoever may speak to a borrower in the lender's name about a loan that is late. */
export interface Collector {
  name: string
  phone?: string
  email?: string
}

export type RecordKind = 'loan' | 'complaint' | 'application' | 'visit'

/** How long records of a borrower are kept: after the loan is settled, the answer, the application, the visit. */
export interface Retention {
  data: RecordKind
  months: number
}

export interface Company {
  legalName: string
  /** Registrations and licences, in the order they are shown: `SEC Registration No.`, its number. */
  registrations: { label: string; number: string }[]
  /** The regulator's own list, in which anybody can look the registrations up. */
  register?: { regulator: string; url: string }
  /** One line. */
  address: string
  phone: string
  email: string
  /** The data protection officer: the office, not a person. */
  privacyOfficer: string
  privacyPhone: string
  privacyEmail: string
  /** Days of the calendar in which a request about data is answered; the law names a longest time. */
  privacyAnswerDays: number
  /** The records that are kept after an account is deleted, and how long. */
  retention: readonly Retention[]
  /** Companies that collect for the lender; none: it collects itself. */
  collectors: readonly Collector[]
  grievance: {
    /** The office, not a person: people change. */
    officer: string
    phone: string
    email: string
    /** Working days after a complaint from which the office can be asked. */
    afterDays: number
  }
  /** Working days in which a complaint is answered. */
  answerDays: number
  /** Facts of India's Key Facts Statement besides the offer; undefined elsewhere. */
  keyFacts?:
    | (KeyFactsWords & {
        /** Days within which the loan can be given back without a penalty. */
        coolingOffDays: number
      })
    | undefined
  openingHours: string
  /** How soon a message is answered, as the end of a sentence: `within one working day`. */
  replyTime: string
  /** Further questions about a collection; the answers become lines of the description. */
  collectionLines: { name: string; question: string; prefix: string }[]
  regulators: Regulator[]
  /** Whom a payment goes to, as e-wallets and counters show it: nothing else is us. */
  billerName: string
  /** Where the site is published, without a slash: for previews, sitemap and canonical links. */
  siteOrigin: string
  /** Shown on the site's policy page instead of our own text; '' for our own. */
  policyUrl: string
}
