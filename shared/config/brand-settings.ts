import type { MoneyFormat } from '../loan/money.ts'
import type { Language } from '../messages/languages.ts'
import type { LoanRules } from './loan-rules.ts'

/** `#rrggbb`. Every pair of text and background is checked for 4.5:1 by the build. */
type Color = `#${string}`

/** The market whose law holds: the Philippines or India. */
export type Market = 'ph' | 'in'

/** Services that a backend may have beyond the contract; a page asks for nothing that is not listed. */
export type Service =
  | 'payments'
  | 'papers'
  | 'claims'
  | 'reports'
  | 'options'
  | 'arrangements'
  | 'privacy'

/** Settings that pages follow for each brand. The facts of the company are in `company.ts`. */
export interface Brand {
  name: string
  market: Market
  /** For previews and search engines: `en-PH`. */
  locale: string
  /** The first stands at the root of the site, every other one below its tag. */
  languages: readonly [Language, ...Language[]]
  /** Languages that may be published before a native reader has reviewed every text. */
  acceptsUnreviewed: readonly Language[]
  colors: {
    /** The page header's background, from top to bottom. */
    gradient: [Color, Color]
    onGradient: Color
    accent: Color
    onAccent: Color
  }
  /** Shown and dialled when the server names no phone of its own. */
  servicePhone: string
  /** How soon a payment shows here, as the end of a sentence: `usually within 30 minutes`. */
  postingTime: string
  /** The beginning of addresses of the app's own screens: `loanapp` for `loanapp://…`. */
  appScheme: string
  otherSchemes: string[]
  /** Where links from the server may lead; empty means any https host. */
  linkHosts: string[]
  /** Hosts that pictures may come from besides the page's own; empty means any https host. */
  imageHosts: string[]
  /** Whether a code is shown that a link names without a loan to check it against; said to be unchecked. */
  unconfirmedCodes: boolean
  store: { android: string; ios: string }
  /** Addresses of 1×1 pictures that tell an advertiser of a registration, or with `{event}` of each step; landing pages only. */
  pixels: string[]
  /** Whether visitors of landing pages are asked before pixels and ids of clicks are used. */
  asksConsent: boolean
  /** Actions of the bridge that the native app spells otherwise than the wire map. */
  bridgeWords: Record<string, string>
  services: readonly Service[]
  /** Schemes that may be opened to pay, without the colon: `gcash`, `upi`. Other links gain nothing. */
  payApps: readonly string[]
  /** Payees as codes have them: names, UPI addresses in small letters, parts of an account. */
  payees: readonly string[]
  /** Origin of the calls, '' for the page's own. */
  apiOrigin: string
  /** Where reports of errors, web vitals and policy violations go; '' for nowhere. */
  reportUrl: string
  /** The share of visits whose web vitals are reported: 0.05 for one in twenty. */
  reportShare: number
  /** Where a write's `requestId` goes. A backend of another origin has to allow the header. */
  requestIdIn: 'query' | 'header'
  money: MoneyFormat
  /** More names of the server's rows and units: `received: ['Cash out']`, `month: ['4']`. */
  offerWords: Partial<
    Record<
      'received' | 'withheld' | 'total' | 'interest' | 'day' | 'week' | 'month',
      readonly string[]
    >
  >
  confirmation: {
    /** The specification's default is checked; off where a deliberate tick is asked for. */
    agreementChecked: boolean
  }
  /**
   * The messaging app of customer service, and where a chat opens: `{digits}` are the number's, with
   * the country code before a local mobile number. Its host need not be among the `linkHosts`.
   */
  messaging: { app: string; link: string; countryCode: string }
  /** Where the site's contact form is sent as JSON; undefined or '': nowhere, and it says so. */
  contactUrl?: string
  /** Figures of the loan terms that are the lender's own; the others are the specification's. */
  loanRules?: Partial<Omit<LoanRules, 'penaltyWords'>>
  rating: {
    /** The stars that store-rating sends: the backend expects 5 whatever was tapped, or the stars chosen. */
    score: 'always-five' | 'stars'
  }
}
