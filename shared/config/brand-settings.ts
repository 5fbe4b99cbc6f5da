import type { MoneyFormat } from '../loan/money.ts'
import type { Language } from '../messages/languages.ts'
import type { LoanRules } from './loan-rules.ts'

/** `#rrggbb`; the build checks each text on its background for 4.5:1. */
type Color = `#${string}`

export type Market = 'ph' | 'in'

/** Services that a backend may have beyond the contract; a page asks for nothing that is not listed. */
type Service = 'payments' | 'papers' | 'claims' | 'reports' | 'options' | 'arrangements' | 'privacy'

export interface Brand {
  name: string
  market: Market
  locale: string
  /** The first stands at the root of the site, every other one below its tag. */
  languages: readonly [Language, ...Language[]]
  /** Languages that may be published before a native reader has reviewed every text. */
  acceptsUnreviewed: readonly Language[]
  colors: {
    gradient: [Color, Color]
    onGradient: Color
    accent: Color
    onAccent: Color
  }
  /** Shown and dialled when the server names no phone of its own. */
  servicePhone: string
  postingTime: string
  /** `loanapp` for `loanapp://…`, the app's own screens. */
  appScheme: string
  otherSchemes: string[]
  /** Hosts of the server's links; empty means any https host. */
  linkHosts: string[]
  /** Hosts of pictures besides the page's own; empty means any https host. */
  imageHosts: string[]
  /** Shows, as unchecked, a code from a link that names no loan. */
  unconfirmedCodes: boolean
  store: { android: string; ios: string }
  /** Addresses of 1×1 pictures that tell an advertiser of a registration, or with `{event}` of each step; landing pages only. */
  pixels: string[]
  /** Asks visitors of landing pages before pixels and ids of clicks are used. */
  asksConsent: boolean
  bridgeWords: Record<string, string>
  services: readonly Service[]
  /** Schemes that may be opened to pay, without the colon: `gcash`, `upi`. Other links gain nothing. */
  payApps: readonly string[]
  /** As wallets and counters show it. */
  billerName: string
  /** Payees as codes have them: names, UPI addresses in small letters, parts of an account. */
  payees: readonly string[]
  apiOrigin: string
  /** Where reports of errors, web vitals and policy violations go; '' for nowhere. */
  reportUrl: string
  /** The share of visits: 0.05 for one in twenty. */
  reportShare: number
  /** A backend of another origin has to allow the header. */
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
    /** The specification's default is true. */
    agreementChecked: boolean
  }
  /** The chat of customer service, on any host: `{digits}` are the number with its country code. */
  messaging: { app: string; link: string; countryCode: string }
  /** Takes the site's contact form as JSON; without it the form says that it sends nothing. */
  contactUrl?: string
  loanRules?: Partial<Omit<LoanRules, 'applicant' | 'penaltyWords'>>
  rating: {
    /** The stars that store-rating sends: the backend expects 5 whatever was tapped, or the stars chosen. */
    score: 'always-five' | 'stars'
  }
}
