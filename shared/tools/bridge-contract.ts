import { brand } from '../config/brand.ts'
import { bridgeObject, bridgeWire } from '../config/bridge-wire.ts'
import { bareActions } from '../context/link.ts'

type Words = Readonly<Record<keyof typeof bridgeWire.actions, string>>

const wallets = brand.payApps.map(scheme => `, ${scheme}:`).join('')

const payloads: Partial<Record<keyof Words, string>> = {
  goToPage: `A link: https:, mailto:, tel:${wallets} or one of the app’s own scheme.${wallets && ' A wallet opens outside the app.'}`,
  callPhone: 'A phone number as people write it, with spaces.',
  confirmTrackPoint: 'The name of a tracking point.',
  saveImage: `A PNG as a data URL. Sent only to an app that lists it in ${bridgeWire.offers}.`,
  saveFile: `A file as a data URL with its name: data:application/pdf;name=statement.pdf;base64,… Sent only to an app that lists it in ${bridgeWire.offers}.`
}

const entriesOf = (words: Words) => Object.entries(words) as [keyof Words, string][]

function messageSchema([action, word]: [keyof Words, string]) {
  const isBare = (bareActions as readonly string[]).includes(action)
  const payload = { type: 'string', description: payloads[action] }
  return {
    title: action,
    type: 'object',
    properties: { action: { const: word }, ...(!isBare && { payload }) },
    required: isBare ? ['action'] : ['action', 'payload'],
    additionalProperties: false
  }
}

/** JSON Schema (2020-12) of every message that a page posts, as parsed JSON. */
export function bridgeSchema(words: Words) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages from the pages to the app',
    description: `Each is posted as JSON text to ${bridgeObject}.`,
    oneOf: entriesOf(words).map(messageSchema)
  }
}

function messageType([action, word]: [keyof Words, string]): string {
  const isBare = (bareActions as readonly string[]).includes(action)
  const comment = payloads[action] ? `  /** ${payloads[action]} */\n` : ''
  return isBare
    ? `  | { action: ${JSON.stringify(word)} }`
    : `${comment}  | { action: ${JSON.stringify(word)}; payload: string }`
}

export function bridgeTypes(words: Words): string {
  return `/** What the pages post as JSON text to \`${bridgeObject}\`. */
export type PageMessage =
${entriesOf(words).map(messageType).join('\n')}

/** What the app may call on the page's window. */
export interface PageFunctions {
  /** True when the page has handled the way back, so that the app stays. */
  ${bridgeWire.onNativeBack}(): boolean
  /** Takes new values of the common parameters, as a query string. */
  ${bridgeWire.refreshCommonParams}(query: string): void
  /** Removes everything of the borrower from the phone: he has logged out. The page opens anew. */
  ${bridgeWire.forgetBorrower}(): void
}
`
}
