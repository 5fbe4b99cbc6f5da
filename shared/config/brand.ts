import { brand as chosen } from '#brand/brand.ts'
import type { MoneyFormat } from '../lib/money.ts'

/** `#rrggbb`. Every pair of text and background is checked for 4.5:1 by the build. */
type Color = `#${string}`

/** Whose law holds: the Philippines or India. */
export type Market = 'ph' | 'in'

/** What pages do differently for each brand. What it says of the company is in `company.ts`. */
export interface Brand {
  name: string
  /** Whose legal texts and rules apply. */
  market: Market
  /** For previews and search engines: `en-PH`. */
  locale: string
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
  /** What addresses of the app's own screens begin with: `loanapp` for `loanapp://…`. */
  appScheme: string
  /** Other schemes that may be handed to the app. */
  otherSchemes: string[]
  /** Where links from the server may lead; empty means any https host. */
  linkHosts: string[]
  /** Hosts that pictures may come from besides the page's own; empty means any https host. */
  imageHosts: string[]
  store: { android: string; ios: string }
  /** Addresses of 1×1 pictures that tell an advertiser of a registration; landing pages only. */
  pixels: string[]
  /** Actions of the bridge that the native app spells otherwise than the wire map. */
  bridgeWords: Record<string, string>
  /** Origin of the calls, '' for the page's own. */
  apiOrigin: string
  money: MoneyFormat
  confirmation: {
    /** The specification's default is checked; off where a deliberate tick is asked for. */
    agreementChecked: boolean
  }
  /**
   * The messaging app of customer service, and where a chat opens: `{digits}` are the number's, with
   * the country code before a local mobile number. Where `linkHosts` are listed, its host has to be among them.
   */
  messaging: { app: string; link: string; countryCode: string }
  rating: {
    /** What store-rating sends: the backend expects 5 whatever was tapped, or the stars chosen. */
    score: 'always-five' | 'stars'
  }
}

export const brand: Brand = chosen
