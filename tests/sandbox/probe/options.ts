import { parseArgs } from 'node:util'

export interface ProbeOptions {
  /** Without a slash at its end. */
  backend: string
  /** Common parameters, as the native app gives them to every page. */
  common: Record<string, string>
  /** Fields of calls by their names, such as the order's. */
  fields: Record<string, string>
  /** Paths of the writes that are sent too. */
  writes: readonly string[]
  /** Paths of the calls that are made at all, by their beginnings; empty for all of them. */
  only: readonly string[]
  /** Where the pages are published: an answer to another origin has to allow it. */
  origin: string
  asJson: boolean
}

export const usage = `npm run probe -- https://backend --session … --order … --product …
  --origin https://…     where the pages are published; the backend's own origin, if nothing is said
  --only /path,/path     make these calls alone; beginnings of paths
  --writes /path,/path   send these writes too. They do what they say: use a borrower made for it.
  --field name=value     a field that a call asks for, as often as needed
  --param name=value     a common parameter, beside those that every app sends
  --json                 for machines`

const listOf = (value = '') => value.split(',').filter(Boolean)

function pairsOf(values: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    values.map(each => {
      const at = each.indexOf('=')
      if (at < 1) throw new Error(`${each} is not name=value`)
      return [each.slice(0, at), each.slice(at + 1)]
    })
  )
}

/** The fields that an app sends; a backend may refuse a request without. */
const device = {
  appVersion: '1.0.0',
  deviceName: 'probe',
  deviceId: 'probe',
  osVersion: '14',
  adId: 'probe'
}

/** Reads the arguments of the command. Throws a sentence at what it does not know. */
export function readOptions(args: readonly string[]): ProbeOptions {
  const text = { type: 'string' } as const
  const texts = { type: 'string', multiple: true } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      session: text,
      order: text,
      product: text,
      origin: text,
      only: text,
      writes: text,
      field: texts,
      param: texts,
      json: { type: 'boolean' }
    }
  })
  const [backend = ''] = positionals
  if (!/^https?:\/\//.test(backend)) throw new Error(`Which backend?\n${usage}`)
  const { session = '', order = '', product = '' } = values
  const loan = { orderId: order, orderNo: order, productId: product, product_id: product }
  return {
    backend: backend.replace(/\/+$/, ''),
    common: { ...device, sessionId: session, ...pairsOf(values.param) },
    fields: { ...loan, ...pairsOf(values.field) },
    writes: listOf(values.writes),
    only: listOf(values.only),
    origin: values.origin ?? new URL(backend).origin,
    asJson: values.json ?? false
  }
}
