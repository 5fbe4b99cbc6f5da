import { type Query, writeQuery } from '../context/query.ts'
import { longestQuery } from '../lib/longest-query.ts'

/** The contract's common parameters, without which a call is nobody's. */
const needed = /^(?:appVersion|deviceName|deviceId|osVersion|sessionId|adId|swift|lang)$/

function reportDropped(count: number): void {
  // biome-ignore lint/suspicious/noConsole: a developer's build tells its developer.
  console.warn(`${count} common parameters do not fit into ${longestQuery} characters of a call`)
}

/** The parameters that fit into an address: the contract's first, then the shorter ones. */
export function fitQuery(params: Query): Query {
  if (writeQuery(params).length <= longestQuery) return params
  const all = Object.entries(params)
  const rank = ([name, value]: [string, string]) => (needed.test(name) ? 0 : value.length + 1)
  let room = longestQuery
  const fitting = [...all]
    .sort((one, other) => rank(one) - rank(other))
    .filter(([name, value]) => {
      room -= writeQuery({ [name]: value }).length + 1
      return room >= 0
    })
  if (import.meta.env.MODE !== 'production') reportDropped(all.length - fitting.length)
  return Object.fromEntries(all.filter(entry => fitting.includes(entry)))
}
