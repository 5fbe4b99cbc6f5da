import { type Query, writeQuery } from '../context/query.ts'

/** Characters; servers refuse addresses of twice as many. */
const longest = 3000
/** The contract's common parameters, without which a call is nobody's. */
const needed = /^(?:appVersion|deviceName|deviceId|osVersion|sessionId|adId|swift|lang)$/

/** The parameters that fit into an address: the contract's first, then the shorter ones. */
export function fitQuery(params: Query): Query {
  if (writeQuery(params).length <= longest) return params
  const all = Object.entries(params)
  const rank = ([name, value]: [string, string]) => (needed.test(name) ? 0 : value.length + 1)
  let room = longest
  const fitting = [...all]
    .sort((one, other) => rank(one) - rank(other))
    .filter(([name, value]) => {
      room -= writeQuery({ [name]: value }).length + 1
      return room >= 0
    })
  return Object.fromEntries(all.filter(entry => fitting.includes(entry)))
}
