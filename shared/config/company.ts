import { company as chosen } from '#brand/company.ts'

export interface Regulator {
  name: string
  /** Where the brand's `linkHosts` are listed, its host has to be among them. */
  website: string
  email?: string
  phone?: string
}

/** Who lends: what the site, the legal texts and the notes on pages say of the company. */
export interface Company {
  legalName: string
  /** Registrations and licences, in the order they are shown: `SEC Registration No.`, its number. */
  registrations: { label: string; number: string }[]
  /** One line. */
  address: string
  phone: string
  email: string
  /** Questions about personal data. */
  privacyEmail: string
  grievance: {
    /** The office, not a person: people change. */
    officer: string
    phone: string
    email: string
  }
  openingHours: string
  /** How soon a message is answered, as the end of a sentence: `within one working day`. */
  replyTime: string
  /** What may be asked about a collection besides; the answers become lines of the description. */
  collectionLines: { name: string; question: string; prefix: string }[]
  /** Where a borrower can complain of us. */
  regulators: Regulator[]
  /** Whom a payment goes to, as e-wallets and counters show it: nothing else is us. */
  billerName: string
  /** Where the site is published, without a slash: for previews, sitemap and canonical links. */
  siteOrigin: string
  /** Shown on the site's policy page instead of our own text; '' for our own. */
  policyUrl: string
}

export const company: Company = chosen
