/** What happens to a call on the way. */
export const faults = [
  'offline',
  'reset',
  'truncated',
  'hang',
  'http-502',
  'http-429',
  'html',
  'half-json',
  'wrong-types'
]
