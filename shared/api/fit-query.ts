import { type Query, writeQuery } from '../context/query.ts'
import { longestQuery } from '../lib/longest-query.ts'

/** The contract's common parameters, without which a call is nobody's. */
const needed = /^(?:appVersion|deviceName|deviceId|osVersion|sessionId|adId|swift|lang)$/

/** The parameters that fit into an address: the contract's first, then the shorter ones. */
export function fitQuery(params: Query): Query {
  const fitting = { ...params }
  const rank = (name: string) => (needed.test(name) ? 0 : `${params[name]}`.length + 1)
  const longestFirst = Object.keys(params).sort((one, other) => rank(other) - rank(one))
  for (const name of longestFirst) {
    if (writeQuery(fitting).length <= longestQuery) break
    // biome-ignore lint/suspicious/noConsole: a developer's build tells its developer.
    if (import.meta.env.DEV) console.warn(`${name} does not fit into the address of a call`)
    delete fitting[name]
  }
  return fitting
}
