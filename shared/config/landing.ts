import { landing as chosen } from '#brand/landing.ts'

/** What the promotion landing says of itself to the server, and shows when it knows no better. */
export interface Landing {
  appName: string
  /** By which the server knows the operator. */
  merchantNumber: string
  /** The default template, a document of `public/templates`. */
  defaultTemplate: unknown
}

export const landing: Landing = chosen
