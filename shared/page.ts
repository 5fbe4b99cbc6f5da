import type { CampaignFacts } from './island/page-facts.ts'

interface Variant {
  of: string
  /** Data that its view is prepared with, in the build and again when its script takes over. */
  document: unknown
  /** The files of the same page in other languages and in its own, by language; none where it has one alone. */
  twins?: Readonly<Record<string, string>>
  /** Where several documents stand in one html, and the head script chooses. */
  campaign?: {
    facts: CampaignFacts
    /** Every document that may be shown; `document` is the one outside the campaign's dates. */
    documents: readonly unknown[]
  }
}

export interface Page {
  /** Below the site root. */
  file: string
  /** Where it stands in this build's language, if not under its name: `fil/order.html`. */
  place?: string
  title: string
  description: string
  /** Whether React takes the page over: then `<folder>/view.tsx` is rendered into its html. */
  island: boolean
  /** The page's own parameters; all others are common and travel on. */
  query: readonly string[]
  /** Addresses that the native app and old links use. */
  legacy: readonly string[]
  /** Seconds in which a phone opens the page without asking us, as at a counter; a deploy may be as late. */
  opensOffline?: number
  /** Who lends, by name and registrations, stands at its foot. */
  namesLender?: boolean
  lang?: string
  /** The company's setting with the address that the page shows in a frame, if it is set; or pages of ours. */
  frames?: 'policyUrl' | 'self'
  /** The brand's setting with the address that the page's form is sent to, if it is set. */
  sends?: 'contactUrl'
  /** Its visitors have no session: only such pages tell advertisers' pixels anything. */
  anonymous?: boolean
  /** A page that shows a document of its own in the html of another: one landing template. */
  variant?: Variant
  /** Left out of a build for the CDN; `npm run dev` and `npm start` have it. */
  developer?: boolean
}

/** An advertisement has its template's colours by night, too. */
export const hasOneLook = ({ anonymous, island }: Pick<Page, 'anonymous' | 'island'>) =>
  anonymous === true && island === true
